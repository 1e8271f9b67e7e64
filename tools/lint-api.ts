import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from '../tests/support/site/temporary-folder'

/** Lints the OpenAPI document with Redocly's recommended rules. Exit 1 even for a warning. */
async function lintApi() {
  const { folder, remove } = temporaryFolder()
  Object.assign(process.env, { SITE_URL: 'https://forum.example', DATA_DIR: folder })
  const { apiDocument } = await import('~/http/api/document.server')
  const file = path.join(folder, 'openapi.json')
  writeFileSync(file, JSON.stringify(apiDocument(), null, 2))
  const { status } = spawnSync('redocly', ['lint', file, '--extends=recommended-strict'], {
    stdio: 'inherit',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_NOTIFICATIONS: 'true' },
  })
  remove()
  process.exit(status ?? 1)
}

await lintApi()
