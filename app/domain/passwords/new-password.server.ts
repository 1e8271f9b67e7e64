import { z } from 'zod'
import { lengths } from '../validation/lengths'
import { passwordField, anyPasswordField } from '../validation/validation.server'
import { isCommonPassword } from './common-password.server'

export const newPasswordFields = {
  password: passwordField()
    .refine((text) => isWithin([...text].length), { error: 'passwordLength' })
    .refine((text) => !isCommonPassword(text), { error: 'passwordCommon' })
    .meta({ minLength: lengths.passwordMin, maxLength: lengths.passwordMax }),
  confirmPassword: anyPasswordField().optional(),
}

function isWithin(count: number) {
  return count >= lengths.passwordMin && count <= lengths.passwordMax
}

/** Whether the repeated password, where one was asked for, is there and the same. */
export function samePasswords(passwords: Passwords): boolean {
  const { password, confirmPassword } = passwords
  return confirmPassword === undefined || (confirmPassword === password && !isEmpty(passwords))
}

function isEmpty(input: unknown) {
  const read = both.safeParse(input)
  return read.success && read.data.password === '' && read.data.confirmPassword === ''
}

/** For `refine`; checked even when other fields fail, so that one answer names all problems. */
export const passwordsDiffer = {
  path: ['confirmPassword'],
  error: ({ input }: { input?: unknown }) => (isEmpty(input) ? 'required' : 'passwordsDiffer'),
  when: ({ value }: { value: unknown }) => both.safeParse(value).success,
}

type Passwords = { password: string; confirmPassword?: string }

const both = z.object({ password: anyPasswordField(), confirmPassword: anyPasswordField() })
