import { z } from 'zod'
import { lengths } from '../validation/lengths'
import { passwordField, anyPasswordField } from '../validation/validation.server'
import type { ProblemKey } from '../problems'
import { fail, type Result } from '../result'
import { isEasyPassword } from './easy-password.server'
import { contextProblem, ownWordsOf, type PasswordOwner } from './password-context.server'

export const newPasswordFields = {
  password: passwordField()
    .refine((text) => isWithin([...text].length), { error: 'passwordLength' })
    .meta({ minLength: lengths.passwordMin, maxLength: lengths.passwordMax }),
  confirmPassword: anyPasswordField().optional(),
}

function isWithin(count: number) {
  return count >= lengths.passwordMin && count <= lengths.passwordMax
}

/** A checked form; `invalid`, also when nothing else is, if its new password has a problem for this owner. */
export async function checkNewPassword<T>(
  checked: Result<T>,
  input: unknown,
  owner: PasswordOwner,
): Promise<Result<T>> {
  const read = withPassword.safeParse(input)
  const fields = checked.ok ? {} : checked.fields
  if (!read.success || fields.password) return checked
  const problem = await passwordProblem(read.data.password, owner)
  return problem ? fail('invalid', { ...fields, password: problem }) : checked
}

async function passwordProblem(password: string, owner: PasswordOwner): Promise<ProblemKey | null> {
  const problem = contextProblem(password, owner)
  if (problem) return problem
  return (await isEasyPassword(password, ownWordsOf(owner))) ? 'passwordCommon' : null
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

const withPassword = z.object({ password: newPasswordFields.password })

const both = z.object({ password: anyPasswordField(), confirmPassword: anyPasswordField() })
