import cluster from 'node:cluster'
import { env } from '~/runtime/env.server'
import type { SiteBuild } from '~/site/site-build'
import type { superviseWorkers } from './app/site/supervise-workers.server'

// Import nothing but the environment here. The build has its own copy of every other module and of its state
// (docs/decisions/0033-one-module-graph.md).

// Makes stack traces name our source files and lines.
process.setSourceMapsEnabled(true)

if (env.NODE_ENV !== 'production') await startDevelopment()
else if (env.WEB_CONCURRENCY > 1 && cluster.isPrimary) await startWorkers()
else await startProduction()

async function startDevelopment() {
  const { startWithVite } = await import('./tools/start-development')
  await startWithVite()
}

async function startWorkers() {
  const supervisor = await load<{ superviseWorkers: typeof superviseWorkers }>('supervise-workers')
  supervisor.superviseWorkers(env.WEB_CONCURRENCY)
}

async function startProduction() {
  const build = await load<SiteBuild>('server/index')
  const { openSite, serveSite } = build.entry.module
  serveSite(await openSite(build))
}

function load<T>(name: string) {
  return import(new URL(`./${name}.js`, import.meta.url).href) as Promise<T>
}
