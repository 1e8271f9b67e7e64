import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const folder = 'build/client/assets'
const start = 'window.__remixManifest='

type Manifest = { routes: Record<string, { path?: string }> }

const unlinked =
  /^(api\/|auth\/passkey$|avatars\/|\.well-known\/|(healthz|readyz|robots\.txt)$|(sitemap[\w-]*|forum\/feed)\.xml$)/

/** Takes routes that no link leads to out of the list that every page loads: those of the API alone weigh 333 bytes. */
export function trimManifest(): void {
  const [name = ''] = readdirSync(folder).filter((file) => /^manifest-\w+\.js$/.test(file))
  const file = path.join(folder, name)
  const manifest = JSON.parse(readFileSync(file, 'utf8').slice(start.length, -1)) as Manifest
  const routes = Object.entries(manifest.routes).filter(([, { path = '' }]) => !unlinked.test(path))
  const trimmed = { ...manifest, routes: Object.fromEntries(routes) }
  writeFileSync(file, `${start}${JSON.stringify(trimmed)};`)
}
