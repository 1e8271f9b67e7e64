import path from 'node:path'
import { exitWithMessage } from './exit-with-message.server'
import { env } from './env.server'
import { loadSecrets } from './secret-file.server'
import { splitSecrets, type Secrets } from './split-secrets'

let known: Secrets | undefined

/** The current secret, then former ones that only decrypt; ends the process when their file is invalid. */
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
