import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { db } from '~/database/db.server'
import { day } from '~/domain/durations'
import { createOnce } from '~/domain/limits/idempotency.server'
import { ok, type Result } from '~/domain/result'
import { reset, refund, consume } from '~/domain/limits/limit.server'
import { rules, type Action } from '~/domain/limits/rules'
import { requestIp } from '~/domain/security-log/log-security-event.server'
import { log } from '~/runtime/log.server'
import { editNotifications } from '~/domain/accounts/edit-notifications.server'
import { editProfile } from '~/domain/accounts/edit-profile.server'
import { withSettings } from '../../support/with-settings'
import { makeMember } from '../../support/forum/factories'

withSettings({ RATE_LIMITS: 'on' })

const who = { account: 'asha', ip: '192.0.2.1' }
const points = rules.signIn[0].points

const use = async (times: number, one = who) => {
  const answers = await Promise.all(Array.from({ length: times }, () => consume('signIn', one)))
  return answers.filter((answer) => answer.ok).length
}

test('lets as many through as the rule has points, also when they come together', async () => {
  expect(await use(points + 5)).toBe(points)
})

test('says in seconds how long to wait, and counts anew afterwards', async () => {
  await use(points)
  const refusal = await consume('signIn', who)
  expect(refusal).toMatchObject({ ok: false, code: 'too-many' })
  expect(refusal.ok ? 0 : refusal.retryAfter).toBeGreaterThan(890)
  expect(refusal.ok ? 0 : refusal.retryAfter).toBeLessThanOrEqual(900)
  // An attempt over the limit writes nothing.
  await consume('signIn', who)
  const rows = await db.rateLimit.findMany()
  expect(rows.map((row) => row.points)).toEqual(rules.signIn.map(() => points))
  await db.rateLimit.updateMany({ data: { expire: new Date(Date.now() - 1) } })
  expect(await use(points)).toBe(points)
})

test('counts anew what a clock that was ahead dated too late', async () => {
  await use(points)
  await db.rateLimit.updateMany({ data: { expire: new Date(Date.now() + 3 * day) } })
  expect(await use(points)).toBe(points)
})

test('counts accounts and addresses apart, and an IPv6 connection as one', async () => {
  const neighbour = { account: 'asha', ip: '2001:db8:0:1::1' }
  await use(points, neighbour)
  expect(await use(1, { ...neighbour, ip: '2001:db8:0:1:ffff::2' })).toBe(0)
  expect(await use(1, { ...neighbour, ip: '2001:db8:0:2::1' })).toBe(1)
  expect(await use(1, { ...neighbour, account: 'meera' })).toBe(1)
})

test('takes back what turned out well, and begins anew when forgiven', async () => {
  await use(points)
  await refund('signIn', who)
  expect(await use(2)).toBe(1)

  const own = { account: 'meera' }
  for (let time = 0; time < rules.ownPassword[0].points; time++) await consume('ownPassword', own)
  expect(await consume('ownPassword', own)).toMatchObject({ code: 'too-many' })
  await reset('ownPassword', { account: 'meera' })
  expect(await consume('ownPassword', own)).toEqual(ok(null))
})

test.each<[Action, 'account' | 'ip', number]>([
  ['post', 'account', 60],
  ['comment', 'account', 300],
  ['follow', 'account', 1_000],
  ['report', 'account', 60],
  ['question', 'ip', 100],
  ['signUp', 'ip', 60],
  ['ownCode', 'account', 30],
  ['secondStep', 'account', 30],
])('%s by one %s is done at most %i times a day', async (action, by, most) => {
  // A count in memory ends by a timer.
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const end = Date.now() + day
  let accepted = 0
  for (let turn = 0; Date.now() < end && accepted <= most; turn++) {
    const other = { account: `${action} ${turn}`, ip: `2001:db8:${turn.toString(16)}::1` }
    const one = by === 'account' ? { account: action } : { ip: '203.0.113.77' }
    const answer = await consume(action, { ...other, ...one })
    if (answer.ok) accepted++
    else await vi.advanceTimersByTimeAsync(Number(answer.retryAfter) * 1000)
  }
  expect(accepted).toBe(most)
})

test('a form that another process stored first is answered and costs nothing; another clash is thrown', async () => {
  await makeMember('asha')
  const once = (first: Result<string> | null) => {
    let existing: typeof first = null
    return createOnce({
      name: 'one form',
      findExisting: () => Promise.resolve(existing),
      limit: ['export', who],
      async create() {
        existing = first
        return ok((await makeMember('asha')).id)
      },
    })
  }
  await expect(once(null)).rejects.toThrow()
  for (let turn = 0; turn < rules.export[0].points; turn++)
    expect(await once(ok('the first'))).toEqual(ok('the first'))
})

test('keeps neither names nor addresses', async () => {
  await consume('signIn', who)
  const kept = JSON.stringify(await db.rateLimit.findMany())
  expect(kept).not.toMatch(/asha|192\.0\.2/)
  expect(await db.rateLimit.count()).toBe(rules.signIn.length)
})

test('two actions of one account have nothing in common', async () => {
  for (const action of ['export', 'changeEmail'] as const) await consume(action, who)
  const rows = await db.rateLimit.findMany()
  expect(new Set(rows.map(({ key }) => key.split(':').pop())).size).toBe(2)
})

test('an action that does not count leaves no row, which would tell its moment', async () => {
  await use(1)
  expect(await db.rateLimit.count()).toBe(rules.signIn.length)
  await refund('signIn', who)
  expect(await db.rateLimit.findMany()).toEqual([])
  await use(2)
  await refund('signIn', who)
  const left = await db.rateLimit.findMany()
  expect(left.map((row) => row.points)).toEqual(rules.signIn.map(() => 1))
})

describe('the line of a limit in the log', () => {
  const lines: unknown[] = []
  beforeEach(() => {
    lines.length = 0
    vi.spyOn(log, 'warn').mockImplementation((line: unknown) => void lines.push(line))
  })
  afterEach(() => void vi.restoreAllMocks())

  async function exceed(action: Action) {
    const { points: allowed } = rules[action][0]
    for (let time = 0; time <= allowed; time++)
      await requestIp.run(who.ip, () => consume(action, who))
    return lines[0]
  }

  test('names who guesses passwords, differently each day', async () => {
    const line = await exceed('signIn')
    expect(line).toMatchObject({ security: 'limit-reached', network: '192.0.2.0/24' })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * 60_000 })
    lines.length = 0
    const next = await exceed('signIn')
    vi.useRealTimers()
    const accounts = [line, next].map((each) => (each as { account: string }).account)
    for (const account of accounts) expect(account).toMatch(/^[\w-]{16}$/)
    expect(new Set(accounts).size).toBe(2)
  })

  test.each(['post', 'comment', 'edit', 'report'] as const)(
    'names nobody whose %s was refused: the ones before it may be anonymous',
    async (action) => {
      const line = await exceed(action)
      expect(line).toEqual({ security: 'limit-reached', outcome: 'refused', action })
    },
  )
})

withSettings({ RATE_LIMITS: 'on' })

test('the profile and the notification setting can be edited as often as the limit allows', async () => {
  const asha = await makeMember()
  expect((await editProfile(asha, { bio: 'first' })).ok).toBe(true)
  for (let time = 0; time < rules.editProfile[0].points; time++)
    await consume('editProfile', { account: asha.id })
  expect(await editProfile(asha, { bio: 'late' })).toMatchObject({ code: 'too-many' })
  expect(await editNotifications(asha, { emailNotifications: 'false' })).toMatchObject({
    code: 'too-many',
  })
  expect(await db.user.findFirst()).toMatchObject({ bio: 'first', emailNotifications: true })
})
