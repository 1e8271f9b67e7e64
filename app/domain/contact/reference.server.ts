import { createHmac, randomInt } from 'node:crypto'
import { keyFor, keysFor } from '~/runtime/encryption.server'

// Nothing that looks like another sign when it is read out or written down: no I, L, O, U, 0 and 1.
const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const purpose = 'reference'
const drawn = 6
const shape = new RegExp(`^[${alphabet}]{8}$`)

/**
 * A new reference: eight characters (product spec section 9), six of them drawn and two that only this server can
 * add. So a mistyped one is told from a real one without asking the database, and nobody learns from the answer
 * whether a message was kept (`trap.ts`).
 */
export function newReference(): string {
  const signs = Array.from({ length: drawn }, () => alphabet[randomInt(alphabet.length)])
  return withCheck(signs.join(''), keyFor(purpose))
}

/** The reference that an address or a search means, in capitals; null for anything that is none. */
export function readReference(text: string): string | null {
  const reference = spellReference(text)
  if (!reference) return null
  const signs = reference.slice(0, drawn)
  return keysFor(purpose).some((key) => withCheck(signs, key) === reference) ? reference : null
}

/** Text as a reference is spelt, whoever made it up; null for what cannot be one. */
export function spellReference(text: string): string | null {
  const reference = text.trim().toUpperCase()
  return shape.test(reference) ? reference : null
}

function withCheck(signs: string, key: Buffer) {
  const [first = 0, second = 0] = createHmac('sha256', key).update(signs).digest()
  return signs + alphabet[first % alphabet.length] + alphabet[second % alphabet.length]
}
