import { isIPv6 } from 'node:net'
import cluster from 'node:cluster'
import { createHmac } from 'node:crypto'
import {
  RateLimiterCluster,
  RateLimiterMemory,
  RateLimiterPrisma,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { db, type Transaction } from '~/database/db.server'
import { env } from '~/runtime/env.server'
import { keyFor } from '~/runtime/encryption.server'
import { limitsHit } from '~/runtime/metrics.server'
import { minute, second } from '../durations'
import { logSecurityEvent } from '../security-log/log-security-event.server'
import { ok, tooMany, type Result } from '../result'
import { rules, type Action, type Rule } from './rules'

/**
 * Returns the key under which an IP address counts: the IPv4 address, or the first 64 bits of IPv6, which belong to
 * one connection.
 */
export function toNetwork(ip: string): string {
  const [plain = ''] = ip.split('%')
  if (!isIPv6(plain)) return plain
  const mapped = /^(?:0*:)*:?(?:0+:)*ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)
  return mapped?.[1] ?? `${groupsOf(plain).slice(0, 4).join(':')}::/64`
}

function groupsOf(ip: string) {
  const [head = '', tail] = ip.replace(/\d+\.\d+\.\d+\.\d+$/, '0:0').split('::')
  const [before, after] = [split(head), split(tail ?? '')]
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
}

function split(groups: string) {
  return groups ? groups.split(':').map((group) => parseInt(group, 16).toString(16)) : []
}

/** The subject of a count. `account` is any key for an account, `ip` the client's IP address, empty if unknown. */
export type Who = { account?: string; ip?: string }

type Limiter = RateLimiterPrisma | RateLimiterMemory | RateLimiterCluster
type Count = { limiter: Limiter; key: string }

/**
 * Counts an action, or fails with `too-many` and the wait in seconds. Do not call it in a transaction, because a
 * rollback undoes the count.
 */
export async function consume(action: Action, who: Who): Promise<Result<null>> {
  if (env.RATE_LIMITS === 'off') return ok(null)
  const counts = countsOf(action, who)
  const current = await Promise.all(counts.map(readCount))
  const exhausted = current.find((count, index) => isFull(count, counts[index]))
  // An attempt over the limit needs one read and no write.
  if (exhausted) return refused(exhausted, action, who)
  for (const { limiter, key } of counts) {
    try {
      await limiter.consume(key)
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      return refused(refusal, action, who)
    }
  }
  return ok(null)
}

// While a clock was ahead, it set the end of a count too late. Such a count begins anew.
async function readCount({ limiter, key }: Count) {
  const count = await limiter.get(key)
  if (!count || count.msBeforeNext <= limiter.duration * second + minute) return count
  await limiter.delete(key)
  return null
}

function isFull(count: RateLimiterRes | null, of: Count | undefined) {
  return count !== null && of !== undefined && count.consumedPoints >= of.limiter.points
}

// Actions counted in memory are logged without the account. The request log shows the burst before the refusal, so an
// account would name the author of those requests.
function refused({ msBeforeNext }: RateLimiterRes, action: Action, { account }: Who) {
  limitsHit.inc({ action })
  const isUnnamed = isInMemory(action)
  logSecurityEvent('limit-reached', { outcome: 'refused', action, account, isUnnamed })
  return tooMany(Math.max(1, Math.ceil(msBeforeNext / 1000)))
}

function isInMemory(action: Action) {
  const [rule]: readonly Rule[] = rules[action]
  return rule?.inMemory === true
}

/** Undoes one `consume`, for an action that succeeded and should not count. */
export async function refund(action: Action, who: Who): Promise<void> {
  if (env.RATE_LIMITS === 'off') return
  const counts = countsOf(action, who)
  for (const { limiter, key } of counts) await limiter.reward(key)
  // A row with a count of zero would still show the time of the action.
  const keys = counts.flatMap(({ limiter, key }) =>
    limiter instanceof RateLimiterPrisma ? limiter.getKey(key) : [],
  )
  if (keys.length)
    await db.rateLimit.deleteMany({ where: { key: { in: keys }, points: { lte: 0 } } })
}

/** Resets the counts of an account, from any IP address and from this one. The count of the IP address stays. */
export async function reset(action: Action, who: Who): Promise<void> {
  const counts = countsOf(action, who).filter((_, index) => rules[action][index]?.by !== 'ip')
  for (const { limiter, key } of counts) await limiter.delete(key)
}

// A mailbox may be a stranger's. Deleting an account must not begin these counts anew.
const mailboxLimits: string[] = [
  'resetMail',
  'confirmationMail',
  'contactReceipt',
  'subscriptionMail',
] satisfies Action[]

/** Deletes the counts of deleted accounts, in their transaction, except those of mails to a mailbox. */
export async function deleteLimitsOf(accounts: string[], tx: Transaction): Promise<void> {
  const actions = (Object.keys(rules) as Action[]).filter((each) => !mailboxLimits.includes(each))
  const keys = actions.flatMap((action) =>
    accounts.flatMap((account) =>
      countsOf(action, { account }).map(({ limiter, key }) => limiter.getKey(key)),
    ),
  )
  await tx.rateLimit.deleteMany({ where: { key: { in: keys } } })
}

// Workers count in the memory of their supervisor process.
const InMemory = cluster.isWorker ? RateLimiterCluster : RateLimiterMemory

// The first limiter clears the rows of all actions that expired an hour ago.
const limiters = Object.entries(rules).map(([action, actionRules], index) => {
  const limitersForAction = actionRules.map((rule: Rule, number) => {
    const options = {
      keyPrefix: `${action}-${number}`,
      points: rule.points,
      duration: rule.per / second,
    }
    if (rule.inMemory) return new InMemory(options)
    const clearExpiredByTimeout = index + number === 0
    const stored = { storeClient: db, tableName: 'rateLimit', clearExpiredByTimeout }
    return new RateLimiterPrisma({ ...stored, ...options })
  })
  return [action, limitersForAction] as const
})
const limitersOf = new Map<string, Limiter[]>(limiters)

function countsOf(action: Action, who: Who): Count[] {
  const actionRules: readonly Rule[] = rules[action]
  return (limitersOf.get(action) ?? []).flatMap((limiter, index) => {
    const rule = actionRules[index]
    return rule ? { limiter, key: keyOf(action, rule, who) } : []
  })
}

// Keyed, because a plain digest of an IP address could be guessed. Each action has its own digests, or the times of a
// member's named and anonymous actions would share one key.
function keyOf(action: Action, { by }: Rule, { account = '', ip = '' }: Who) {
  const network = toNetwork(ip)
  const parts = { account: [account], ip: [network], pair: [account, network] }[by]
  return createHmac('sha256', keyFor('limits'))
    .update(JSON.stringify([action, ...parts]))
    .digest('base64url')
}
