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
import { StartError } from './exit-with-message.server'
import { splitSecrets, type Secrets } from './split-secrets'

/**
 * The secrets that a file holds, one a line; the file is made with one when it is missing.
 * @param file its folder is made too
 * @throws {StartError} in words with the file's name: it cannot be made or read, or what it holds is too short
 */
export function loadSecrets(file: string): Secrets {
  const text = withMessage(file, () => {
    if (!existsSync(file)) createExclusively(file)
    return readFileSync(file, 'utf8')
  })
  const secrets = splitSecrets(text)
  if (secrets) return secrets
  throw new StartError(
    `${file} must hold secrets of at least 32 characters, one a line. Put back what it held, ` +
      'or delete it to have one made: everybody is signed out then, and what was encrypted stays closed.',
  )
}

function withMessage<T>(file: string, work: () => T) {
  try {
    return work()
  } catch (error) {
    const { message } = error as Error
    throw new StartError(`${file}, which holds the session secret, is out of reach: ${message}`)
  }
}

// Under its name the file is whole, and on the disk, or not there; of two starts at once the second takes the first's.
function createExclusively(file: string) {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const part = `${file}.${process.pid}.part`
  try {
    write(part, `${randomBytes(32).toString('base64url')}\n`)
    linkSync(part, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(part, { force: true })
  }
  keepName(file)
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

function keepName(file: string) {
  const folder = openSync(path.dirname(file), 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}
