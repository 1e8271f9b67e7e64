import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { db, isUniqueViolation, type Transaction } from '~/database/db.server'
import { keyFor } from '~/runtime/encryption.server'
import { minute } from '../durations'
import { expiringTokens } from '../expiring-token.server'
import { consume } from '../limits/limit.server'
import { logSecurityEvent } from '../security-log/log-security-event.server'
import { queueMail } from '../mail/outbox.server'
import { ok, type Result } from '../result'
import { invalidToken } from '../secret-token.server'
import { checkedString } from '../validation/validation.server'
import { removeUnconfirmedTwoFactor } from './change-password.server'
import { memberColumns, toMember, type Member } from '../members/member'
import { endSessions } from '../sessions/sessions.server'
import { expireTokens } from '../sessions/tokens.server'

export const provider = 'google'

const purpose = 'connect-google'

const linkSchema = z.object({
  userId: checkedString(),
  providerId: checkedString(),
  emailKey: checkedString(),
  state: checkedString(),
})

const links = expiringTokens(purpose, linkSchema, 10 * minute)

/** Mails an encrypted link that connects a Google account. The link is void once the member's account changes. */
export async function mailConnectLink(userId: string, providerId: string): Promise<void> {
  const { email, emailKey, language } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, emailKey: true, language: true },
  })
  if (email === null || emailKey === null) return
  if (!(await consume('connectMail', { account: userId })).ok) return
  const state = await stateOf(userId)
  const token = links.issue({ userId, providerId, emailKey, state })
  const cause = `connectGoogle:${userId}:${Date.now()}`
  const mail = { kind: 'connectGoogle', language, recipient: email, payload: { token } } as const
  await queueMail({ ...mail, cause, userId })
}

// Changes whenever the account changes, which voids the link.
async function stateOf(userId: string) {
  const account = await db.user.findUnique({
    where: { id: userId },
    select: {
      emailKey: true,
      passwordHash: true,
      connections: { where: { provider }, select: { providerId: true }, orderBy: { id: 'asc' } },
    },
  })
  const digest = createHmac('sha256', keyFor(purpose)).update(JSON.stringify(account))
  return digest.digest('base64url')
}

/** True while a mailed link still works. Does not use it up, because mail scanners open links. */
export async function canConnect(token: string | null): Promise<boolean> {
  const link = links.open(token)
  return link !== null && isEqual(link.state, await stateOf(link.userId))
}

function isEqual(one: string, other: string) {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}

/** Connects the Google account of a mailed link, without signing in; `invalid` with `token` for a void link. */
export async function connectGoogleByLink(token: string | null): Promise<Result<null>> {
  const link = links.open(token)
  if (!link) return invalidToken()
  const { userId, providerId } = link
  const isConnected = async () =>
    (await db.connection.count({ where: { userId, provider, providerId } })) > 0
  if (await isConnected()) return ok(null)
  const isDone = (await canConnect(token)) && (await tryToConnect(userId, providerId))
  // Of two simultaneous submissions, the second one finds the connection of the first one.
  return isDone || (await isConnected()) ? ok(null) : invalidToken()
}

async function tryToConnect(userId: string, providerId: string) {
  try {
    await db.$transaction((tx) => connectGoogleAccount(userId, providerId, tx))
    logSecurityEvent('google-connected', { outcome: 'ok', method: 'google', account: userId })
    return true
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return false
  }
}

/**
 * Connects Google, and voids the password, sessions and links, because another person may have set them up. If the
 * email was not verified before, voids the second factor too. Notifies the account's owner by mail.
 */
export async function connectGoogleAccount(
  userId: string,
  providerId: string,
  tx: Transaction,
): Promise<Member> {
  const where = { id: userId }
  const holder = await tx.user.findUniqueOrThrow({ where, select: memberColumns })
  await tx.connection.deleteMany({ where: { userId, provider } })
  await tx.connection.create({ data: { userId, provider, providerId } })
  await endSessions(userId, tx)
  await expireTokens(userId, tx)
  if (!holder.emailVerifiedAt) await removeUnconfirmedTwoFactor(holder, tx)
  const { email: recipient, language } = holder
  const mail = { kind: 'googleConnected', language, recipient, userId, payload: {} } as const
  await queueMail({ ...mail, cause: `googleConnected:${userId}:${Date.now()}` }, tx)
  const data = { passwordHash: null, emailVerifiedAt: holder.emailVerifiedAt ?? new Date() }
  return toMember(await tx.user.update({ where, data, select: memberColumns }))
}
