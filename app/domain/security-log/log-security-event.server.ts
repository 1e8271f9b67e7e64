import ipaddr from 'ipaddr.js'
import { AsyncLocalStorage } from 'node:async_hooks'
import { createHmac } from 'node:crypto'
import { keyFor } from '~/runtime/encryption.server'
import { log } from '~/runtime/log.server'
import { securityEvents } from '~/runtime/metrics.server'
import { toIsoDay } from '../day'
import type { Member } from '../members/member'

/** Returns the network of an IP address, /24 or /48, which is too wide to identify a household; null for other text. */
export function networkPrefix(ip: string): string | null {
  if (!ipaddr.isValid(ip)) return null
  const length = ipaddr.process(ip).kind() === 'ipv4' ? 24 : 48
  const network = ipaddr.process(ip).toByteArray()
  return `${ipaddr.fromByteArray(network.fill(0, length / 8)).toString()}/${length}`
}

type Event =
  | 'sign-up'
  | 'sign-in'
  | 'sign-out'
  | 'second-step'
  | 'passkey'
  | 'reauthentication'
  | 'password-changed'
  | 'password-reset'
  | 'recovery'
  | 'recovery-words-changed'
  | 'email-changed'
  | 'sessions-ended'
  | 'google-connected'
  | 'role-changed'
  | 'author-revealed'
  | 'account-exported'
  | 'account-deleted'
  | 'limit-reached'
  | 'foreign-origin'

/**
 * `account` is a member's id or another key that a rate limit counts as an account. Never add text that a person
 * wrote.
 */
type Details = {
  outcome: 'ok' | 'refused'
  account?: string
  method?: 'password' | 'google' | 'passkey'
  action?: string
  role?: Member['role']
  /** Leaves out account and network, because the forum item may be anonymous. */
  isUnnamed?: boolean
}

/** The client's IP address of the current request. */
export const requestIp = new AsyncLocalStorage<string>()

/**
 * Logs and counts a security event (docs/security.md). The account is a keyed digest, and of the IP address only the
 * network is logged. So lines about one account on one day can be connected without revealing the account. Ids of
 * posts, comments or the request are left out, because they would link an account to a text.
 */
export function logSecurityEvent(event: Event, { account, isUnnamed, ...details }: Details): void {
  securityEvents.inc({ event, outcome: details.outcome })
  const network = isUnnamed ? null : networkPrefix(requestIp.getStore() ?? '')
  const line = {
    security: event,
    ...details,
    ...(account && !isUnnamed && { account: computeDigest(account) }),
    ...(network && { network }),
  }
  if (details.outcome === 'ok') log.info(line, 'security event')
  else log.warn(line, 'security event')
}

// The key changes each day. A person who identifies an account, by the time of a sign-up, learns only one day of the
// log.
function computeDigest(account: string) {
  const digest = createHmac('sha256', keyFor('security-log'))
    .update(JSON.stringify([toIsoDay(new Date()), account]))
    .digest('base64url')
  return digest.slice(0, 16)
}
