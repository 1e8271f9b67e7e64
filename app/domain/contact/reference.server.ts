import { createHmac, randomInt } from 'node:crypto'
import { keyFor, keysFor } from '~/runtime/encryption.server'

// Excludes characters that look alike: no I, L, O, U, 0 and 1.
const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const purpose = 'reference'
const randomLength = 6
const unguessableShape = new RegExp(`^[${alphabet}]{18}$`)
const shape = new RegExp(`^[${alphabet}]{8}$`)

/** Makes six random characters and two check characters, so that typos are recognised without the database. */
export function newReference(): string {
  const characters = Array.from(
    { length: randomLength },
    () => alphabet[randomInt(alphabet.length)],
  )
  return withCheck(characters.join(''), keyFor(purpose))
}

const unguessableLength = 18

/** Makes a reference that grants access: random characters that nobody can guess. */
export function newUnguessableReference(): string {
  return Array.from({ length: unguessableLength }, () => alphabet[randomInt(alphabet.length)]).join(
    '',
  )
}

/**
 * Returns the normalised spelling of an unguessable reference, typed with or without spaces; null when it cannot be
 * one.
 */
export function spellUnguessableReference(text: string): string | null {
  const reference = text.replaceAll(/\s/g, '').toUpperCase()
  return unguessableShape.test(reference) ? reference : null
}

/** Returns a valid reference in capitals; null for anything else. */
export function readReference(text: string): string | null {
  const reference = spellReference(text)
  if (!reference) return null
  const characters = reference.slice(0, randomLength)
  return keysFor(purpose).some((key) => withCheck(characters, key) === reference) ? reference : null
}

/** Returns the normalised spelling, without verifying the check characters; null when it cannot be a reference. */
export function spellReference(text: string): string | null {
  const reference = text.trim().toUpperCase()
  return shape.test(reference) ? reference : null
}

function withCheck(characters: string, key: Buffer) {
  const [first = 0, second = 0] = createHmac('sha256', key).update(characters).digest()
  return characters + alphabet[first % alphabet.length] + alphabet[second % alphabet.length]
}
