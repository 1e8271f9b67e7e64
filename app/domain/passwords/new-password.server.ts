import { z } from 'zod'
import { lengths } from '../validation/lengths'
import { passwordField, anyPasswordField } from '../validation/validation.server'
import { isCommonPassword } from './common-password.server'

export const newPasswordFields = {
  password: passwordField()
    .refine((text) => isWithin([...text].length), { error: 'passwordLength', abort: true })
    .refine((text) => !isCommonPassword(text), { error: 'passwordCommon' })
    .meta({ minLength: lengths.passwordMin, maxLength: lengths.passwordMax }),
  confirmPassword: anyPasswordField().optional(),
}

function isWithin(count: number) {
  return count >= lengths.passwordMin && count <= lengths.passwordMax
}

/** Whether the repeated password, where one was asked for, is the same. */
export function samePasswords({ password, confirmPassword }: Passwords): boolean {
  return confirmPassword === undefined || confirmPassword === password
}

/** For `refine`; checked even when other fields fail, so that one answer names all problems. */
export const passwordsDiffer = {
  path: ['confirmPassword'],
  error: 'passwordsDiffer',
  when: ({ value }: { value: unknown }) => both.safeParse(value).success,
}

type Passwords = { password: string; confirmPassword?: string }

const both = z.object({ password: anyPasswordField(), confirmPassword: anyPasswordField() })
