import { z } from 'zod'
import { lengths } from '../validation/lengths'
import { passwordField, typedPassword } from '../validation/validation.server'
import { isCommonPassword } from './common-password.server'

/** The fields of a password that is being chosen; a form asks for it twice. */
export const newPasswordFields = {
  password: passwordField()
    .refine((text) => isWithin([...text].length), { error: 'passwordLength', abort: true })
    .refine((text) => !isCommonPassword(text), { error: 'passwordCommon' })
    .meta({ minLength: lengths.passwordMin, maxLength: lengths.passwordMax }),
  confirmPassword: typedPassword().optional(),
}

function isWithin(count: number) {
  return count >= lengths.passwordMin && count <= lengths.passwordMax
}

/** Whether a password was typed twice alike, where it was asked for twice. */
export function samePasswords({ password, confirmPassword }: Passwords): boolean {
  return confirmPassword === undefined || confirmPassword === password
}

/** What `refine` does about differing ones. Compared although other fields are at fault: one answer names every problem. */
export const passwordsDiffer = {
  path: ['confirmPassword'],
  error: 'passwordsDiffer',
  when: ({ value }: { value: unknown }) => both.safeParse(value).success,
}

type Passwords = { password: string; confirmPassword?: string }

const both = z.object({ password: typedPassword(), confirmPassword: typedPassword() })
