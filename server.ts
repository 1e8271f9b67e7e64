import { env } from '~/runtime/env.server'
import type { SiteBuild } from '~/site/site-build'

// Nothing but the environment is read here: whatever else this file imported would be there twice, here and in the
// build, and so would its state (docs/decisions/0033-one-module-graph.md).
if (env.NODE_ENV === 'production') await startProduction()
else await startDevelopment()

async function startProduction() {
  const built = new URL('./server/index.js', import.meta.url).href
  const build = (await import(built)) as SiteBuild
  const { openSite, serveSite } = build.entry.module
  serveSite(await openSite(build))
}

async function startDevelopment() {
  const { startDevelopment } = await import('./tools/start-development')
  await startDevelopment()
}
