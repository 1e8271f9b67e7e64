import { z } from 'zod'
import { decrypt, encryptStable } from '~/runtime/encryption.server'
import { stringField } from './string-field.server'

const purpose = 'cursor'
const maxLength = 300

/** Encrypts a position in a list's internal order, which would reveal when things were written. Deterministic. */
export function writeCursor(position: string): string {
  return encryptStable(purpose, position)
}

/** A cursor made by `writeCursor`, decrypted to its position; anything else is `wrongType`. */
export function cursorField() {
  return stringField(maxLength, 'wrongType', 'wrongType').transform((cursor, context) => {
    const position = decrypt(purpose, cursor)
    if (position !== null) return position
    context.addIssue({ code: 'custom', message: 'wrongType' })
    return z.NEVER
  })
}
