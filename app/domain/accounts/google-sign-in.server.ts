import { randomInt } from 'node:crypto'
import { db, isUniqueViolation } from '~/database/db.server'
import { logSecurityEvent } from '../security-log/log-security-event.server'
import { fail, ok, type Result } from '../result'
import { joinGoogle, mailConnectLink, provider } from './connect-google.server'
import { isAuthoritative } from './google-authority'
import { memberColumns, toMember, type Member } from '../members/member'
import { queueVerification } from './send-verification.server'

/** What Google says of somebody; nothing else of it is kept, least of all the name. */
export type GoogleIdentity = {
  sub: string
  email: string | null
  isEmailVerified: boolean
  /** the Workspace domain that the account belongs to */
  hostedDomain: string | null
}

/** `mailed`: the address is another account's, which its own mailbox has to join first. */
export type GoogleSignIn =
  { member: Member; became: 'known' | 'joined' | 'new' } | { member: null; became: 'mailed' }

/**
 * Finds, joins or makes the member whom Google speaks for. An account that has the address already is joined at once
 * where Google's word is proof of it, and by a mailed link elsewhere; a new account's address is confirmed likewise.
 * @param language for the mails to a new member
 * @returns the member; `invalid` with `email` when Google has not confirmed an address
 */
export async function signInWithGoogle(
  identity: GoogleIdentity,
  language: string,
): Promise<Result<GoogleSignIn>> {
  try {
    return await findOrMake(identity, language)
  } catch (error) {
    // Two callbacks at once: by now the other one has made what this one wanted to make.
    if (!isUniqueViolation(error)) throw error
    return findOrMake(identity, language)
  }
}

async function findOrMake(
  { sub, email, isEmailVerified, hostedDomain }: GoogleIdentity,
  language: string,
): Promise<Result<GoogleSignIn>> {
  const known = await db.connection.findUnique({
    where: { provider_providerId: { provider, providerId: sub } },
    select: { user: { select: memberColumns } },
  })
  if (known) return ok({ member: toMember(known.user), became: 'known' })
  if (!email || !isEmailVerified) return fail('invalid', { email: 'emailFormat' })
  const isProven = isAuthoritative(email, hostedDomain)
  const emailKey = email.toLowerCase()
  const holder = await db.user.findUnique({ where: { emailKey }, select: { id: true } })
  if (!holder) {
    return ok({ member: await make({ email, emailKey, sub, language, isProven }), became: 'new' })
  }
  if (!isProven) {
    await mailConnectLink(holder.id, sub)
    return ok({ member: null, became: 'mailed' })
  }
  const member = await db.$transaction((tx) => joinGoogle(holder.id, sub, tx))
  logSecurityEvent('google-connected', { outcome: 'ok', method: 'google', account: member.id })
  return ok({ member, became: 'joined' })
}

type Newcomer = {
  email: string
  emailKey: string
  sub: string
  language: string
  isProven: boolean
}

function make({ email, emailKey, sub, language, isProven }: Newcomer) {
  const username = freeName()
  return db.$transaction(async (tx) => {
    const row = await tx.user.create({
      data: {
        username,
        usernameKey: username,
        email,
        emailKey,
        language,
        emailVerifiedAt: isProven ? new Date() : null,
        connections: { create: { provider, providerId: sub } },
      },
      select: memberColumns,
    })
    if (!isProven) await queueVerification(row, tx)
    return toMember(row)
  })
}

// Everybody sees it, so it is made of nothing that Google knows: neither name nor address. Taken ones are so
// rare that the second try of `signInWithGoogle` is enough.
function freeName() {
  return `member_${randomInt(10 ** 9, 10 ** 10)}`
}
