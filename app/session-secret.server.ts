import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { env } from './env.server'

/** Every secret that this server knows: the present one, which signs and encrypts, then former ones, which still open. */
export function sessionSecrets(): [string, ...string[]] {
  return [sessionSecret()]
}

/**
 * The secret that signs session cookies: `SESSION_SECRET`, or one that is made once and kept in `DATA_DIR`
 * (`env.server.ts` demands the variable where that would not do).
 */
function sessionSecret(): string {
  if (env.SESSION_SECRET) return env.SESSION_SECRET
  const file = path.join(env.DATA_DIR, 'session-secret')
  mkdirSync(env.DATA_DIR, { recursive: true })
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}
