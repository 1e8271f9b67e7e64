import path from 'node:path'
import { exitWithMessage } from './exit-with-message.server'
import { env } from './env.server'
import { loadSecrets } from './secret-file.server'
import { splitSecrets, type Secrets } from './split-secrets'

let known: Secrets | undefined

/**
 * Every secret that this server knows: the present one, which signs and encrypts, then former ones, which still open.
 * They are those of `SESSION_SECRET`, or of a file that is made once and kept in `DATA_DIR` (`env.server.ts` demands
 * the variable where that would not do). Ends the process in words when that file is no good.
 */
export function sessionSecrets(): Secrets {
  return (known ??= splitSecrets(env.SESSION_SECRET ?? '') ?? ofDataDir())
}

function ofDataDir() {
  try {
    return loadSecrets(path.join(env.DATA_DIR, 'session-secret'))
  } catch (error) {
    return exitWithMessage((error as Error).message)
  }
}
