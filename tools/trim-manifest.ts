import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const folder = 'build/client/assets'
const start = 'window.__remixManifest='

type Manifest = { routes: Record<string, { path?: string }> }

/** Takes the API's routes out of the list of routes that every page loads: no link leads to them, and they weigh 333 bytes. */
export function trimManifest(): void {
  const [name = ''] = readdirSync(folder).filter((file) => /^manifest-\w+\.js$/.test(file))
  const file = path.join(folder, name)
  const manifest = JSON.parse(readFileSync(file, 'utf8').slice(start.length, -1)) as Manifest
  const routes = Object.entries(manifest.routes).filter(([, { path }]) => !path?.startsWith('api/'))
  const trimmed = { ...manifest, routes: Object.fromEntries(routes) }
  writeFileSync(file, `${start}${JSON.stringify(trimmed)};`)
}
