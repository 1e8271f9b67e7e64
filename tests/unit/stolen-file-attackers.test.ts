import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { day } from '~/domain/durations'
import { judge } from '../support/attack/chance'
import { attackers, unexplained } from '../support/attack/report'
import { letters, syntheticEvening, syntheticWorld, type Leak } from '../support/attack/synthetic'

const names = Object.keys(attackers) as (keyof typeof attackers)[]

test.each([1, 2, 3])('finds nothing in tables without a leak (%i)', (seed) => {
  const world = syntheticWorld(seed)
  for (const name of names) expect(unexplained(attackers[name](world))).toEqual([])
})

const leaks: [keyof typeof attackers, string, Leak][] = [
  [
    'nearest time',
    'an exact moment of an anonymous item',
    (item, row) => void (row.createdAt = new Date(item.at)),
  ],
  [
    'nearest time',
    'the end of a window on a row of the member',
    ({ isAnonymous, author, at }, row, tables) => {
      if (!isAnonymous) return
      row.createdAt = new Date(at)
      tables.Visit = [...(tables.Visit ?? []), { userId: author, end: new Date(at + day + 300) }]
    },
  ],
  [
    'equal values',
    'a value of the item on a row of the member',
    ({ isAnonymous, author }, row, tables) => {
      if (!isAnonymous) return
      const key = letters()
      row.key = key
      tables.Later = [...(tables.Later ?? []), { userId: author, key }]
    },
  ],
  [
    'equal values',
    'a value of the item on a row that shares another with one of the member',
    ({ isAnonymous, author }, row, tables) => {
      if (!isAnonymous) return
      const [key, other] = [letters(), letters()]
      row.key = key
      tables.Between = [...(tables.Between ?? []), { key, other }]
      tables.Later = [...(tables.Later ?? []), { userId: author, other }]
    },
  ],
  [
    'one item whose author is known',
    'the same letters for all anonymous items of a member',
    ({ isAnonymous, author }, row) => {
      if (isAnonymous) row.encryptedAuthorId = lettersOf(author)
    },
  ],
  [
    'a value of a row written near',
    'the end of a suspension in the log, just after a look-up',
    ({ isAnonymous, author, id, at }, _, tables) => {
      const user = tables.User?.find((row) => row.id === author)
      const taken = tables.User?.filter(({ suspendedUntil }) => suspendedUntil).length ?? 0
      if (!isAnonymous || !user || user.suspendedUntil || taken > 8) return
      const until = new Date(at + 30 * day)
      user.suspendedUntil = until
      tables.Log?.push({ targetId: id, createdAt: new Date(at) })
      tables.Log?.push({ targetId: letters(), createdAt: new Date(at + 388), until })
    },
  ],
  [
    'sizes',
    'a mail to the author, as long as her address',
    ({ author, id, at }, _, tables) => {
      const length = 40 + Number(tables.User?.findIndex((row) => row.id === author))
      const answer = new Date(at + 999_999)
      tables.Reply = [...(tables.Reply ?? []), { postId: id, at: answer }]
      tables.Mail?.push({ payload: 'x'.repeat(length), createdAt: answer })
    },
  ],
  [
    'sizes of waiting texts',
    'a draft that is as long as the item that it becomes',
    ({ isAnonymous, author, at }, row, tables, start) => {
      const drafts = (tables.Draft ??= [])
      const draft = drafts.findIndex(({ userId }) => userId === author)
      if (at < start + 2 * day && draft < 0)
        drafts.push({ userId: author, fields: letters(200 + 3 * drafts.length) })
      if (at < start + 2 * day || draft < 0 || !isAnonymous) return
      const [{ fields } = { fields: '' }] = drafts.splice(draft, 1)
      row.content = 'a word '
        .repeat(60)
        .slice(0, Buffer.from(String(fields), 'base64url').length - 90)
    },
  ],
  [
    'counts',
    'a count of named and anonymous items together',
    ({ author, at }, _, tables) => {
      const [counts, today] = [tables.Count ?? [], Math.floor(at / day)]
      const key = lettersOf(author)
      const row = counts.find((each) => each.key === key && each.day === undefined)
      if (row && Number(row.expire) - day > today * day) row.points = Number(row.points) + 1
      else {
        tables.Count = counts.filter((each) => each !== row)
        tables.Count.push({ key, points: 1, expire: new Date(at + day) })
      }
    },
  ],
  [
    'order of rows',
    'a row of the member beside that of the item',
    ({ isAnonymous, author, id }, _, tables) => {
      const rows = (tables.Later ??= [])
      if (isAnonymous) rows.push({ postId: id, key: randomUUID() }, { userId: author })
    },
  ],
  [
    'words in the clear',
    'a notice on a session',
    ({ isAnonymous }, _, tables) => {
      const session = tables.Session?.at(-1)
      if (session && isAnonymous) session.notice = 'post-created help'
    },
  ],
]

const keys = new Map<string, string>()

function lettersOf(author: string) {
  const key = keys.get(author) ?? letters()
  keys.set(author, key)
  return key
}

test.each(leaks)('the attacker by %s finds %s', (name, _, leak) => {
  expect(unexplained(attackers[name](syntheticWorld(7, leak)))).not.toEqual([])
})

test('the attacker by transactions finds a row of the member written in the same or the next one', () => {
  let xmin = 1000
  const world = syntheticWorld(7, ({ isAnonymous, author }, row, tables) => {
    row.xmin = String((xmin += 5))
    if (!isAnonymous) return
    tables.Later = [...(tables.Later ?? []), { userId: author, xmin: String(xmin + 1) }]
  })
  expect(unexplained(attackers.transactions(world)).join()).toContain(
    'the next transaction of Later',
  )
})

test('the attacker by moments finds the end of a window that began with a sign-in', () => {
  const world = syntheticWorld(7)
  const rows = world.signIns.slice(-12).map(({ at }) => ({ points: 0, end: new Date(at + day) }))
  world.copies[1].push({ name: 'Limit', rows })
  expect(unexplained(attackers['moments of sign-ins'](world))).not.toEqual([])
})

describe('notifications that wait while a copy is made', () => {
  const mailbox = 'a mailbox and a copy'
  const together = 'rows that go together'
  const findings = (name: typeof mailbox | typeof together, ...leak: Evening) =>
    unexplained(attackers[name](syntheticEvening(7, ...leak)))
  type Evening = Parameters<typeof syntheticEvening> extends [number, ...infer Rest] ? Rest : never

  test('tell nothing when they look alike and stay', () => {
    expect([findings(mailbox), findings(together)]).toEqual([[], []])
  })

  test('lead from a mail to its comment when they stand in order with their time', () => {
    expect(findings(mailbox, { isDueShown: true })).not.toEqual([])
  })

  test('lead from a mail to its comment when they share its transaction', () => {
    expect(findings(mailbox, { isDueShown: true, isShuffled: true, hasXmin: true })).not.toEqual([])
    expect(findings(mailbox, { isDueShown: true, isShuffled: true })).toEqual([])
  })

  test('join the items of a reader when they go with her mail', () => {
    expect(findings(together, { goesWithMail: true })).not.toEqual([])
  })
})

test('guesses that are as good as any are luck, and guesses that are all right are not', () => {
  const members = ['a', 'b', 'c', 'd', 'e']
  const truths = Array.from({ length: 60 }, (_, index) => members[(index * 7) % 5] as string)
  const same = truths.map((truth) => ({ cell: 'day', truth, guess: 'a' }))
  expect(judge(same).expected).toBeCloseTo(12)
  expect(judge(same).probability).toBeGreaterThan(0.1)
  const right = truths.map((truth, index) => ({
    cell: 'day',
    truth,
    guess: index < 20 ? truth : undefined,
  }))
  expect(judge(right).probability).toBeLessThan(1e-7)
  const alone = truths.map((truth, index) => ({ cell: String(index), truth, guess: truth }))
  expect(judge(alone)).toMatchObject({ right: 60, expected: 60, probability: 1 })
})
