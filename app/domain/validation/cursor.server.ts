import { z } from 'zod'
import { decrypt, encryptStable } from '~/runtime/encryption.server'
import { stringField } from './string-field.server'

const purpose = 'cursor'
const longest = 300

/**
 * The cursor of a page: the place in the list's inner order, encrypted, since that order tells the time of writing.
 * The same position gives the same cursor, so that an answer stays the same.
 */
export function writeCursor(position: string): string {
  return encryptStable(purpose, position)
}

/** The position that a cursor stands for. A cursor of our own is the only text that is one. */
export function cursorField() {
  return stringField(longest, 'wrongType', 'wrongType').transform((cursor, context) => {
    const position = decrypt(purpose, cursor)
    if (position !== null) return position
    context.addIssue({ code: 'custom', message: 'wrongType' })
    return z.NEVER
  })
}
