import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { day } from '~/domain/durations'
import { judge } from '../support/attack/chance'
import { attackers, unexplained } from '../support/attack/report'
import { letters, syntheticEvening, syntheticWorld, type Leak } from '../support/attack/synthetic'

type Attacker = keyof typeof attackers

const keys = new Map<unknown, string>()

function lettersOf(author: unknown) {
  const key = keys.get(author) ?? letters()
  keys.set(author, key)
  return key
}

/** The rows that each attacker needs to find authors. */
const leaks: Partial<Record<Attacker, Leak>> = {
  'nearest time': (item, row) => void (row.createdAt = new Date(item.at)),
  'equal values': ({ isAnonymous, author }, row, tables) => {
    if (!isAnonymous) return
    const [key, other] = [letters(), letters()]
    row.key = key
    tables.Between = [...(tables.Between ?? []), { key, other }]
    tables.Later = [...(tables.Later ?? []), { userId: author, other }]
  },
  'one item whose author is known': ({ author }, row) => {
    if (row.encryptedAuthorId) row.encryptedAuthorId = lettersOf(author)
  },
  // The end of a suspension in the log, just after a look-up.
  'a value of a row written near': ({ isAnonymous, author, id, at }, _, tables) => {
    const user = tables.User?.find((row) => row.id === author)
    const taken = tables.User?.filter(({ suspendedUntil }) => suspendedUntil).length ?? 0
    if (!isAnonymous || !user || user.suspendedUntil || taken > 8) return
    const until = (user.suspendedUntil = new Date(at + 30 * day))
    tables.Log?.push({ targetId: id, createdAt: new Date(at) })
    tables.Log?.push({ targetId: letters(), createdAt: new Date(at + 388), until })
  },
  // A mail to the author, as long as her address.
  sizes: ({ author, id, at }, _, tables) => {
    const length = 40 + Number(tables.User?.findIndex((row) => row.id === author))
    const answer = new Date(at + 999_999)
    tables.Reply = [...(tables.Reply ?? []), { postId: id, at: answer }]
    tables.Mail?.push({ payload: 'x'.repeat(length), createdAt: answer })
  },
  'sizes of waiting texts': ({ isAnonymous, author, at }, row, tables, start) => {
    const drafts = (tables.Draft ??= [])
    const draft = drafts.findIndex(({ userId }) => userId === author)
    if (at < start + 2 * day && draft < 0)
      drafts.push({ userId: author, fields: letters(200 + 3 * drafts.length) })
    if (at < start + 2 * day || draft < 0 || !isAnonymous) return
    const [{ fields } = { fields: '' }] = drafts.splice(draft, 1)
    const length = Buffer.from(String(fields), 'base64url').length - 90
    row.content = 'a word '.repeat(60).slice(0, length)
  },
  // Named and anonymous items are counted together.
  counts: ({ author, at }, _, tables) => {
    const [counts, today, key] = [tables.Count ?? [], Math.floor(at / day), lettersOf(author)]
    const row = counts.find((each) => each.key === key)
    if (row && Number(row.expire) - day > today * day) row.points = Number(row.points) + 1
    else {
      tables.Count = counts.filter((each) => each !== row)
      tables.Count.push({ key, points: 1, expire: new Date(at + day) })
    }
  },
  'order of rows': ({ isAnonymous, author, id }, _, tables) => {
    const rows = (tables.Later ??= [])
    if (isAnonymous) rows.push({ postId: id, key: randomUUID() }, { userId: author })
  },
  'words in the clear': ({ isAnonymous }, _, tables) => {
    const session = tables.Session?.at(-1)
    if (session && isAnonymous) session.notice = 'post-created help'
  },
  transactions: ({ isAnonymous, author, at }, row, tables) => {
    row.xmin = String(at)
    if (!isAnonymous) return
    tables.Later = [...(tables.Later ?? []), { userId: author, xmin: String(at + 1) }]
  },
}

test('attackers find nothing in tables without a leak', () => {
  for (const world of [syntheticWorld(1), syntheticEvening(7, false)])
    for (const attack of Object.values(attackers)) expect(unexplained(attack(world))).toEqual([])
})

test.each(Object.keys(leaks) as Attacker[])('the attacker by %s finds a leak', (name) => {
  expect(unexplained(attackers[name](syntheticWorld(7, leaks[name])))).not.toEqual([])
})

test('the attacker by moments finds the end of a window that began with a sign-in', () => {
  const world = syntheticWorld(7)
  const rows = world.signIns.slice(-12).map(({ at }) => ({ points: 0, end: new Date(at + day) }))
  world.copies[1].push({ name: 'Limit', rows })
  expect(unexplained(attackers['moments of sign-ins'](world))).not.toEqual([])
})

test.each(['a mailbox and a copy', 'rows that go together'] as const)(
  'the attacker by %s finds notifications that go with a mail, in the order of comments',
  (name) => expect(unexplained(attackers[name](syntheticEvening(7, true)))).not.toEqual([]),
)

test('guesses that are as good as any are luck, and guesses that are all right are not', () => {
  const truths = Array.from({ length: 60 }, (_, index) => 'adbec'[index % 5] ?? '')
  const judged = (guess: (truth: string, index: number) => string | undefined) =>
    judge(truths.map((truth, at) => ({ cell: 'day', truth, guess: guess(truth, at) })))
  expect(judged(() => 'a').expected).toBeCloseTo(12)
  expect(judged(() => 'a').probability).toBeGreaterThan(0.1)
  expect(judged((truth, at) => (at < 20 ? truth : undefined)).probability).toBeLessThan(1e-7)
  const alone = truths.map((truth, index) => ({ cell: String(index), truth, guess: truth }))
  expect(judge(alone)).toMatchObject({ right: 60, expected: 60, probability: 1 })
})
