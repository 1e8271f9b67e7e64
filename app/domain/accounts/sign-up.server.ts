import { z } from 'zod'
import { db, isUniqueViolation } from '~/database/db.server'
import { minute } from '../durations'
import { lengths } from '../validation/lengths'
import { isAbusiveName, maskedColumns } from '../language/mask-language.server'
import { refund, consume } from '../limits/limit.server'
import { logSecurityEvent } from '../security-log/log-security-event.server'
import { displayNameField } from '../names/display-name-field.server'
import { rejectImpersonation } from '../names/impersonation.server'
import { isReservedName } from '../names/reserved-name.server'
import { nameKeyRows, rejectTakenNames } from '../names/taken-names.server'
import { fail, ok, type FieldProblems, type Result } from '../result'
import { checkedString, stringField } from '../validation/string-field.server'
import { textField, validate } from '../validation/validation.server'
import type { Browser } from '../sessions/browser'
import { emailField } from '../validation/email-field.server'
import { sealHidden } from '../members/hidden-content.server'
import { memberColumns, toMember, type Member } from '../members/member'
import {
  checkNewPassword,
  newPasswordFields,
  passwordsDiffer,
  samePasswords,
} from '../passwords/new-password.server'
import { hashPassword, passwordFits } from '../passwords/password.server'
import { queueVerification } from './send-verification.server'

export const signUpSchema = z
  .object({
    username: textField(lengths.usernameMin, lengths.usernameMax, 'usernameLength').pipe(
      checkedString()
        .regex(/^[A-Za-z0-9_]+$/, { error: 'usernameCharacters' })
        .refine((username) => !isAbusiveName(username), { error: 'usernameTaken', abort: true })
        .refine((username) => !isReservedName(username), { error: 'nameReserved' }),
    ),
    email: emailField(),
    displayName: displayNameField(),
    ...newPasswordFields,
  })
  .refine(samePasswords, passwordsDiffer)

// Read even when fields are wrong, so that one answer has all problems.
const ownerSchema = z.object({
  username: shortText(),
  displayName: shortText(),
  email: shortText(),
})

function ownerIn(input: unknown) {
  return ownerSchema.safeParse(input).data ?? {}
}

function shortText() {
  return stringField(lengths.shortMax, 'tooLong').catch('')
}

type SignUp = z.output<typeof signUpSchema>

/**
 * Creates an account. The same sign-up sent again within ten minutes returns the first one's member.
 * @param input `username`, `email`, `password`, optional `displayName` and `confirmPassword`
 * @param language the visitor's language, for mails
 * @returns the member; `invalid` with fields, also for a name that looks like another member's, `conflict` when username
 *   or email is taken, or `too-many`
 */
export async function signUp(
  input: unknown,
  language: string,
  { ip }: Browser,
): Promise<Result<Member>> {
  const validated = validate(signUpSchema, input)
  const checked = await checkNewPassword(validated, input, ownerIn(input))
  if (!checked.ok) return checked
  const allowed = await consume('signUp', { ip })
  if (!allowed.ok) return allowed
  const data = checked.value
  const taken = await findTaken(data)
  if (taken) return (await firstAnswer(data, ip)) ?? taken
  const { username, displayName } = data
  const ownNames = await rejectImpersonation({ username, displayName })
  if (!ownNames.ok) return ownNames
  const freeNames = await rejectTakenNames({ username, displayName })
  // The same form, sent twice at once, may have been stored between the two checks.
  if (!freeNames.ok) return (await firstAnswer(data, ip)) ?? freeNames
  try {
    const member = await createAccount(data, language)
    logSecurityEvent('sign-up', { outcome: 'ok', method: 'password', account: member.id })
    return ok(member)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    const answer = (await firstAnswer(data, ip)) ?? (await findTaken(data))
    if (answer) return answer
    const names = await rejectTakenNames({ username, displayName })
    return names.ok ? fail('conflict') : names
  }
}

async function findTaken({ username, email }: SignUp) {
  const [usernameTaken, emailTaken] = await Promise.all([
    db.user.count({ where: { usernameKey: username.toLowerCase() } }),
    db.user.count({ where: { emailKey: email.toLowerCase() } }),
  ])
  const fields: FieldProblems = {}
  if (usernameTaken) fields.username = 'usernameTaken'
  if (emailTaken) fields.email = 'emailTaken'
  return usernameTaken || emailTaken ? fail('conflict', fields) : null
}

// Contract: a repeated sign-up (double click, reload, back) gets the first answer for ten minutes. The answer tells
// whether the password is right, so wrong ones count as failed sign-ins.
async function firstAnswer(
  { username, email, password }: SignUp,
  ip: string,
): Promise<Result<Member> | null> {
  const first = await db.user.findFirst({
    where: {
      usernameKey: username.toLowerCase(),
      emailKey: email.toLowerCase(),
      createdAt: { gt: new Date(Date.now() - 10 * minute) },
    },
    select: { ...memberColumns, passwordHash: true },
  })
  if (!first) return null
  const { passwordHash, ...row } = first
  const who = { account: row.id, ip }
  if (!(await consume('signIn', who)).ok) return null
  if (!(await passwordFits(passwordHash, password))) return null
  await refund('signIn', who)
  return ok(toMember(row))
}

async function createAccount(data: SignUp, language: string) {
  const passwordHash = await hashPassword(data.password)
  const masked = await maskedColumns({ displayName: data.displayName || null })
  return db.$transaction(async (tx) => {
    const row = await tx.user.create({
      data: {
        username: data.username,
        usernameKey: data.username.toLowerCase(),
        email: data.email,
        emailKey: data.email.toLowerCase(),
        ...masked,
        passwordHash,
        language,
        sealedHidden: sealHidden(),
        names: { create: nameKeyRows(data) },
      },
      select: memberColumns,
    })
    await queueVerification(row, tx)
    return toMember(row)
  })
}
