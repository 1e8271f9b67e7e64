import { createHmac } from 'node:crypto'
import { RateLimiterMemory, RateLimiterPrisma, RateLimiterRes } from 'rate-limiter-flexible'
import { db, type Transaction } from '~/database/db.server'
import { env } from '~/runtime/env.server'
import { keyFor } from '~/runtime/encryption.server'
import { second } from '../durations'
import { logSecurityEvent } from '../security-log/log-security-event.server'
import { ok, tooMany, type Result } from '../result'
import { networkOf } from './network'
import { rules, type Action, type Rule } from './rules'

/** Who does something: `account` is whatever stands for one, `address` the connection's, empty when unknown. */
export type Who = { account?: string; address?: string }

type Limiter = RateLimiterPrisma | RateLimiterMemory
type Count = { limiter: Limiter; key: string }

/**
 * Counts an action and says whether it is still within its rules. Never call it inside a transaction: it writes
 * through `db`, and what it counted must stay when the transaction rolls back.
 * @returns nothing; `too-many` with the seconds to wait
 */
export async function consume(action: Action, who: Who): Promise<Result<null>> {
  if (env.RATE_LIMITS === 'off') return ok(null)
  const counts = countsOf(action, who)
  const held = await Promise.all(counts.map(({ limiter, key }) => limiter.get(key)))
  const full = held.find((count, index) => isFull(count, counts[index]))
  // Somebody who goes on and on costs a reading each time, and no writing.
  if (full) return refused(full, action, who)
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

function isFull(count: RateLimiterRes | null, of: Count | undefined) {
  return count !== null && of !== undefined && count.consumedPoints >= of.limiter.points
}

function refused({ msBeforeNext }: RateLimiterRes, action: Action, { account }: Who) {
  logSecurityEvent('limit-reached', { outcome: 'refused', action, account })
  return tooMany(Math.max(1, Math.ceil(msBeforeNext / 1000)))
}

/** Takes back what `limit` counted, for an action that turned out well and shall not count. */
export async function refund(action: Action, who: Who): Promise<void> {
  if (env.RATE_LIMITS === 'off') return
  for (const { limiter, key } of countsOf(action, who)) await limiter.reward(key)
}

/** Begins an account's count of an action anew, wherever it was done. */
export async function reset(action: Action, account: string): Promise<void> {
  const counts = countsOf(action, { account }).filter((_, index) => {
    return rules[action][index]?.by === 'account'
  })
  for (const { limiter, key } of counts) await limiter.delete(key)
}

/** Forgets every count of accounts that are gone, within their transaction. */
export async function deleteLimitsOf(accounts: string[], tx: Transaction): Promise<void> {
  const actions = Object.keys(rules) as Action[]
  const keys = actions.flatMap((action) =>
    accounts.flatMap((account) =>
      countsOf(action, { account }).map(({ limiter, key }) => limiter.getKey(key)),
    ),
  )
  await tx.rateLimit.deleteMany({ where: { key: { in: keys } } })
}

// Rows of all actions that expired an hour ago are cleared by the first limiter alone.
const limiters = Object.entries(rules).map(([action, each], index) => {
  const made = each.map((rule: Rule, number) => {
    const counted = {
      keyPrefix: `${action}-${number}`,
      points: rule.points,
      duration: rule.per / second,
    }
    if (rule.inMemory) return new RateLimiterMemory(counted)
    const clearExpiredByTimeout = index + number === 0
    const stored = { storeClient: db, tableName: 'rateLimit', clearExpiredByTimeout }
    return new RateLimiterPrisma({ ...stored, ...counted })
  })
  return [action, made] as const
})
const limitersOf = new Map<string, Limiter[]>(limiters)

function countsOf(action: Action, who: Who): Count[] {
  const each: readonly Rule[] = rules[action]
  return (limitersOf.get(action) ?? []).flatMap((limiter, index) => {
    const rule = each[index]
    return rule ? { limiter, key: keyOf(action, rule, who) } : []
  })
}

// The table says to nobody else who did what from where; a plain digest of an address could be guessed. Each action has
// digests of its own, or the moments of somebody's named and anonymous doings would stand under one.
function keyOf(action: Action, { by }: Rule, { account = '', address = '' }: Who) {
  const network = networkOf(address)
  const counted = { account: [account], address: [network], pair: [account, network] }[by]
  return createHmac('sha256', keyFor('limits'))
    .update(JSON.stringify([action, ...counted]))
    .digest('base64url')
}
