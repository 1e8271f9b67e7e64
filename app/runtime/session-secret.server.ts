import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { StartError, exitWithMessage } from './exit-with-message.server'
import { splitSecrets, type Secrets } from './split-secrets'
import { syncFolderOf } from './sync-to-disk.server'
import { env } from './env.server'

/**
 * Reads the secrets from a file, one per line, and creates the file if it is missing. Throws StartError with its name.
 */
export function loadSecrets(file: string): Secrets {
  const text = withMessage(file, () => {
    if (!existsSync(file)) createExclusively(file)
    return readFileSync(file, 'utf8')
  })
  const secrets = splitSecrets(text)
  if (secrets) return secrets
  throw new StartError(
    `${file} must hold secrets of at least 32 characters, one per line. Put back what it held, ` +
      'or delete it to have a new one made: that signs everybody out, and what was encrypted stays unreadable.',
  )
}

function withMessage<T>(file: string, work: () => T) {
  try {
    return work()
  } catch (error) {
    const { message } = error as Error
    throw new StartError(`Cannot read ${file}, which holds the session secret: ${message}`)
  }
}

let made: string | undefined

/** The file of the secret, if this process has made it. */
export function newSecretFile(): string | undefined {
  return made
}

// Atomic: the named file is complete and on disk, or missing. If two processes start at once, the second uses the first
// one's file.
function createExclusively(file: string) {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const part = `${file}.${process.pid}.part`
  try {
    write(part, `${randomBytes(32).toString('base64url')}\n`)
    linkSync(part, file)
    made = file
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(part, { force: true })
  }
  syncFolderOf(file)
}

function write(file: string, text: string) {
  const open = openSync(file, 'w', 0o600)
  try {
    writeFileSync(open, text)
    fsyncSync(open)
  } finally {
    closeSync(open)
  }
}

let known: Secrets | undefined

/** The current secret, then former ones that only decrypt. Ends the process when their file is invalid. */
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
