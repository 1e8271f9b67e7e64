import { randomInt } from 'node:crypto'
import { z } from 'zod'
import { db, exists, isUniqueViolation } from '~/database/db.server'
import { logSecurityEvent } from '../security-log/log-security-event.server'
import { fail, ok, type Result } from '../result'
import { connectGoogleAccount, mailConnectLink, provider } from './connect-google.server'
import { nameKeyRows } from '../names/taken-names.server'
import { sealHidden } from '../members/hidden-content.server'
import { memberColumns, toMember, type Member } from '../members/member'
import { emailField } from '../validation/email-field.server'
import { validate } from '../validation/validation.server'
import { consumeConfirmationMail, queueVerification } from './send-verification.server'

const ownDomains = ['gmail.com', 'googlemail.com']

/**
 * True when Google runs the mailbox of an email, so that its statement proves ownership. This applies to its own
 * domains and the account's Workspace domain. For other domains Google only knows that somebody once read mail there
 * (developers.google.com/identity/gsi/web/guides/verify-google-id-token).
 */
function isAuthoritative(email: string, hostedDomain: string | null): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return ownDomains.includes(domain) || domain === hostedDomain?.toLowerCase()
}

const googleEmailSchema = z.object({ email: emailField() })

/** The only data kept from Google's profile; the name is not kept. */
export type GoogleIdentity = {
  sub: string
  email: string | null
  isEmailVerified: boolean
  hostedDomain: string | null
}

/** True when some Google account is connected to this member. Who removes the email removes the connection too. */
export async function hasGoogleConnection(userId: string): Promise<boolean> {
  return (await db.connection.count({ where: { userId, provider } })) > 0
}

/** True when this Google account is connected to this member. */
export async function isGoogleOf(userId: string, { sub }: GoogleIdentity): Promise<boolean> {
  return (await db.connection.count({ where: { userId, provider, providerId: sub } })) > 0
}

/** `mailed`: the email address has an account, whose owner must confirm by mail. */
export type GoogleSignIn =
  { member: Member; became: 'known' | 'connected' | 'new' } | { member: null; became: 'mailed' }

/**
 * Finds, connects or creates the member of a Google account.
 *
 * An existing account with the email address is connected at once where Google's statement is proof, otherwise by a
 * mailed link. New accounts confirm their email in the same way.
 *
 * Fails with `invalid` and `email`: `required` when Google has not verified an email address, otherwise the reason
 * why mails cannot reach it.
 */
export async function signInWithGoogle(
  identity: GoogleIdentity,
  language: string,
): Promise<Result<GoogleSignIn>> {
  try {
    return await findOrCreate(identity, language)
  } catch (error) {
    // Two callbacks ran at once, and the other one has created the same row.
    if (!isUniqueViolation(error)) throw error
    return findOrCreate(identity, language)
  }
}

async function findOrCreate(
  { sub, email: claimedEmail, isEmailVerified, hostedDomain }: GoogleIdentity,
  language: string,
): Promise<Result<GoogleSignIn>> {
  const known = await db.connection.findUnique({
    where: { provider_providerId: { provider, providerId: sub } },
    select: { user: { select: memberColumns } },
  })
  if (known && exists(known.user)) return ok({ member: toMember(known.user), became: 'known' })
  if (!claimedEmail || !isEmailVerified) return fail('invalid', { email: 'required' })
  // We never send mail to such an email address, so it could never be confirmed.
  const checked = validate(googleEmailSchema, { email: claimedEmail })
  if (!checked.ok) return checked
  const { email } = checked.value
  const isProven = isAuthoritative(email, hostedDomain)
  const emailKey = email.toLowerCase()
  const holder = await db.user.findUnique({ where: { emailKey }, select: { id: true } })
  if (!holder) {
    return ok({ member: await create({ email, emailKey, sub, language, isProven }), became: 'new' })
  }
  if (!isProven) {
    await mailConnectLink(holder.id, sub)
    return ok({ member: null, became: 'mailed' })
  }
  const member = await db.$transaction((tx) => connectGoogleAccount(holder.id, sub, tx))
  logSecurityEvent('google-connected', { outcome: 'ok', method: 'google', account: member.id })
  return ok({ member, became: 'connected' })
}

type Newcomer = {
  email: string
  emailKey: string
  sub: string
  language: string
  isProven: boolean
}

async function create({ email, emailKey, sub, language, isProven }: Newcomer) {
  const username = randomUsername()
  const isMailed = !isProven && (await consumeConfirmationMail(email)).ok
  return db.$transaction(async (tx) => {
    const row = await tx.user.create({
      data: {
        username,
        usernameKey: username,
        names: { create: nameKeyRows({ username }) },
        email,
        emailKey,
        language,
        sealedHidden: sealHidden(),
        emailVerifiedAt: isProven ? new Date() : null,
        connections: { create: { provider, providerId: sub } },
      },
      select: memberColumns,
    })
    if (isMailed) await queueVerification({ ...row, email }, tx)
    return toMember(row)
  })
}

// The username is public, so it contains neither name nor email address.
function randomUsername() {
  return `member_${randomInt(10 ** 9, 10 ** 10)}`
}
