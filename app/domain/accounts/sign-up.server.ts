import { z } from 'zod'
import { db, isUniqueViolation } from '~/database/db.server'
import { minute } from '../durations'
import { lengths } from '../validation/lengths'
import { isAbusiveName, maskedColumns } from '../language/mask-language.server'
import { refund, consume } from '../limits/limit.server'
import { logSecurityEvent } from '../security-log/log-security-event.server'
import { displayNameField } from '../names/display-name-field.server'
import { checkProfile } from '../new-accounts/new-account.server'
import { rejectImpersonation } from '../names/impersonation.server'
import { isReservedName } from '../names/reserved-name.server'
import { nameKeyRows, rejectTakenNames } from '../names/taken-names.server'
import { fail, ok, type FieldProblems, type Result } from '../result'
import {
  checkedString,
  stringField,
  flagField,
  optionalFlagField,
  textField,
  validate,
} from '../validation/validation.server'
import type { Browser } from '../sessions/browser'
import { isOwnResubmission } from '../sessions/sessions.server'
import { emailField } from '../validation/email-field.server'
import { sealHidden } from '../members/hidden-content.server'
import { memberColumns, toMember, type Member } from '../members/member'
import {
  checkNewPassword,
  newPasswordFields,
  passwordsDiffer,
  samePasswords,
} from '../passwords/new-password.server'
import { hashPassword, passwordMatches } from '../passwords/password.server'
import {
  findMatchingWords,
  hashRecoveryWords,
  nextRecoveryWords,
} from '../recovery/recovery-words.server'
import { consumeConfirmationMail, queueVerification } from './send-verification.server'

const signUpFields = {
  username: textField(lengths.usernameMin, lengths.usernameMax, 'usernameLength').pipe(
    checkedString()
      .regex(/^[A-Za-z0-9_]+$/, { error: 'usernameCharacters' })
      .refine((username) => !isAbusiveName(username), { error: 'usernameTaken', abort: true })
      .refine((username) => !isReservedName(username), { error: 'nameReserved' }),
  ),
  displayName: displayNameField(),
  ...newPasswordFields,
  withoutEmail: optionalFlagField(),
  sharedDevice: optionalFlagField(),
}

/** All fields; `email` is required unless `withoutEmail` is set, and then ignored. */
export const signUpSchema = z
  .object({ ...signUpFields, email: emailField().optional() })
  .refine(samePasswords, passwordsDiffer)

const withEmailSchema = z
  .object({ ...signUpFields, email: emailField() })
  .refine(samePasswords, passwordsDiffer)

const withoutEmailSchema = z
  .object(signUpFields)
  .refine(samePasswords, passwordsDiffer)
  .transform((fields) => ({ ...fields, email: null }))

const choiceSchema = z.object({ withoutEmail: flagField() })

function validateSignUp(input: unknown): Result<SignUp> {
  const isWithout = choiceSchema.safeParse(input).data?.withoutEmail ?? false
  return isWithout ? validate(withoutEmailSchema, input) : validate(withEmailSchema, input)
}

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

type SignUp = Omit<z.output<typeof withEmailSchema>, 'email'> & { email: string | null }

/**
 * `recoveryWords` belong to an account without email and are shown once, and to the same form sent again; null for
 * other accounts, and when the words were changed since. `passwordHash` is the one that a sign-in was checked against.
 */
export type Authenticated = {
  member: Member
  recoveryWords: string[] | null
  passwordHash?: string | null
}

/**
 * Creates an account. The same sign-up sent again within ten minutes returns the first one's member, on a shared
 * phone only until the session ends.
 * @param input `username`, `password`, `email` or `withoutEmail`, optional `displayName` and `confirmPassword`
 * @param language the visitor's language, for mails and recovery words
 * @returns the member; `invalid` with fields, also for a name that looks like another member's; `conflict` when
 *   username or email is taken, or `too-many`
 */
export async function signUp(
  input: unknown,
  language: string,
  { ip }: Browser,
): Promise<Result<Authenticated>> {
  const validated = validateSignUp(input)
  const checked = await checkNewPassword(validated, input, ownerIn(input))
  if (!checked.ok) return checked
  const data = checked.value
  const allowed = await consume('signUp', { ip })
  if (!allowed.ok) return (await answerOverLimit(data, language, ip)) ?? allowed
  const taken = await findTaken(data)
  if (taken) return (await answerRepeatedForm(data, language, ip)) ?? taken
  const { username, displayName } = data
  const profileCheck = await checkProfile(null, { displayName })
  if (!profileCheck.ok) return profileCheck
  const ownNames = await rejectImpersonation({ username, displayName })
  if (!ownNames.ok) return ownNames
  const freeNames = await rejectTakenNames({ username, displayName })
  // The same form, sent twice at once, may have been stored between the two checks.
  if (!freeNames.ok) return (await answerRepeatedForm(data, language, ip)) ?? freeNames
  try {
    const created = await createAccount(data, language)
    const account = created.member.id
    logSecurityEvent('sign-up', { outcome: 'ok', method: 'password', account })
    return ok(created)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    const answer = (await answerRepeatedForm(data, language, ip)) ?? (await findTaken(data))
    if (answer) return answer
    const names = await rejectTakenNames({ username, displayName })
    return names.ok ? fail('conflict') : names
  }
}

// A repeated sign-up does not count.
async function answerRepeatedForm(data: SignUp, language: string, ip: string) {
  const answer = await firstAnswer(data, language, ip)
  if (answer) await refund('signUp', { ip })
  return answer
}

async function answerOverLimit(data: SignUp, language: string, ip: string) {
  const isLimited = !(await consume('signUpAgain', { ip })).ok
  return isLimited ? null : firstAnswer(data, language, ip)
}

async function findTaken({ username, email }: SignUp) {
  const [usernameTaken, emailTaken] = await Promise.all([
    db.user.count({ where: { usernameKey: username.toLowerCase() } }),
    email === null ? 0 : db.user.count({ where: { emailKey: email.toLowerCase() } }),
  ])
  const fields: FieldProblems = {}
  if (usernameTaken) fields.username = 'usernameTaken'
  if (emailTaken) fields.email = 'emailTaken'
  return usernameTaken || emailTaken ? fail('conflict', fields) : null
}

// Contract: a repeated sign-up (double click, reload, back) gets the first answer for ten minutes. The answer reveals
// whether the password is right, so wrong passwords count as failed sign-ins. One password is compared for every
// taken name: otherwise the response time would reveal how new an account is, and whether it has an email.
async function firstAnswer(
  { username, email, password, sharedDevice }: SignUp,
  language: string,
  ip: string,
): Promise<Result<Authenticated> | null> {
  const first = await db.user.findFirst({
    where: {
      usernameKey: username.toLowerCase(),
      emailKey: email?.toLowerCase() ?? null,
      createdAt: { gt: new Date(Date.now() - 10 * minute) },
    },
    select: { ...memberColumns, passwordHash: true, recoveryHash: true },
  })
  const matches = await passwordMatches(first?.passwordHash ?? null, password)
  if (!first) return null
  const { passwordHash: _, recoveryHash, ...row } = first
  const who = { account: username.toLowerCase(), ip }
  if (!(await consume('signIn', who)).ok || !matches) return null
  await refund('signIn', who)
  if (sharedDevice && !(await isOwnResubmission(row.id))) return null
  const possible = signUpWords(language, { username, password })
  const recoveryWords =
    recoveryHash === null ? null : await findMatchingWords(recoveryHash, possible)
  return ok({ member: toMember(row), recoveryWords })
}

// Derived with the server's secret, so that the same form sent again within ten minutes gets the same words.
function signUpWords(
  language: string,
  { username, password }: Pick<SignUp, 'username' | 'password'>,
) {
  const keys = ['sign-up', username.toLowerCase()]
  return nextRecoveryWords(language, { memberId: '', keys, password })
}

async function createAccount(data: SignUp, language: string): Promise<Authenticated> {
  const { email } = data
  const passwordHash = await hashPassword(data.password)
  const recoveryWords = email === null ? signUpWords(language, data)[0] : null
  const recoveryHash = recoveryWords && (await hashRecoveryWords(recoveryWords))
  const masked = await maskedColumns({ displayName: data.displayName || null })
  // Over the limit she has an account and may ask for the mail later. A refusal would let strangers lock her out.
  const isMailed = email !== null && (await consumeConfirmationMail(email)).ok
  return db.$transaction(async (tx) => {
    const row = await tx.user.create({
      data: {
        username: data.username,
        usernameKey: data.username.toLowerCase(),
        email,
        emailKey: email?.toLowerCase() ?? null,
        recoveryHash,
        recoveryUnchecked: recoveryHash !== null,
        ...masked,
        passwordHash,
        language,
        sealedHidden: sealHidden(),
        names: { create: nameKeyRows(data) },
      },
      select: memberColumns,
    })
    if (email !== null && isMailed) await queueVerification({ ...row, email }, tx)
    return { member: toMember(row), recoveryWords }
  })
}
