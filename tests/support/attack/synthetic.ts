import { randomBytes, randomUUID } from 'node:crypto'
import { day, hour, minute, second } from '~/domain/durations'
import type { Copy } from './copy'
import { seeded } from './random'
import type { World, Written } from './simulate'

type Row = Record<string, unknown>
type Tables = Record<string, Row[]>

/** A leak that a test plants in the tables. It gets each item as it is written. */
export type Leak = (item: Written, row: Row, tables: Tables, start: number) => void

const start = Date.UTC(2027, 0, 4)

/**
 * Returns a forum of made-up rows without a leak, into which a test plants one. Anonymous items have the hour, random
 * letters for their author and the key of a random moment. Half of them follow seconds after an item by name.
 */
export function syntheticWorld(seed: number, leak: Leak = () => {}): World {
  const random = seeded(seed)
  const members = Array.from({ length: 10 }, () => randomUUID())
  const names = new Map(
    members.map((id, index) => [
      id,
      [`member_${index}`, `member_${'x'.repeat(index)}@example.com`],
    ]),
  )
  const users = members.map((id) => ({ id, username: names.get(id)?.[0], suspendedUntil: null }))
  const tables: Tables = { User: users, Post: [], Session: [], Count: [], Mail: [], Log: [] }
  const items: Written[] = []
  const openActs: World['openActs'] = []
  const sessions = new Map<string, boolean>()
  const signIns: World['signIns'] = []
  const visits = Array.from({ length: 420 }, () => ({
    at: Math.floor(start + Math.floor(random.between(0, 3)) * day + random.between(12, 17) * hour),
    author: random.pick(members),
    plan: random.pick(['named', 'anonymous', 'both', 'none']),
  })).sort((a, b) => a.at - b.at)
  const copies: Copy[] = []
  const copy = () => {
    const copied = Object.entries(tables).map(([name, rows]) => {
      return { name, rows: rows.map((row) => ({ ...row })) }
    })
    copies.push(copied)
  }
  for (const { at, author, plan } of visits) {
    if (!copies.length && at > start + 2 * day) copy()
    const session = randomUUID()
    signIns.push({ member: author, at: at - 21 * second })
    sessions.set(session, plan === 'anonymous' || plan === 'both')
    tables.Session?.push({ id: session, userId: author, notice: '', createdAt: floorToDay(at) })
    if (plan === 'named' || plan === 'both') write(author, at, false)
    if (plan === 'anonymous' || plan === 'both') write(author, at + 7 * second, true)
  }
  copy()
  return {
    ...{ members, experts: [], names, items, openActs, sessions, signIns, mails: [], evening: [] },
    copies: copies as World['copies'],
    copiedAt: [start + 2 * day, start + 3 * day],
  }

  function write(author: string, at: number, isAnonymous: boolean) {
    const id = randomUUID()
    const item = { id, kind: 'post', author, at, isAnonymous, wasNamed: false } as const
    items.push(item)
    if (!isAnonymous) openActs.push({ member: author, at })
    const full = Math.floor(at / hour) * hour
    const row = {
      id,
      sortKey: timedId(isAnonymous ? random.between(full, at) : at),
      authorId: isAnonymous ? null : author,
      encryptedAuthorId: isAnonymous ? letters() : null,
      content: random.words(6, 60) + letters(),
      createdAt: new Date(isAnonymous ? full : at),
    }
    tables.Post?.push(row)
    leak(item, row, tables, start)
  }
}

/** Returns random letters that look like encrypted text. */
export function letters(bytes = 48): string {
  return randomBytes(bytes).toString('base64url')
}

function floorToDay(at: number) {
  return new Date(Math.floor(at / day) * day)
}

function timedId(at: number) {
  const time = Math.floor(at).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}

/**
 * Returns an evening of made-up comments on posts of ten members, half of them anonymous. Each comment adds three rows
 * to `Waiting`. One of them is for the author of its post, who gets one mail for all waiting rows. A copy is made every
 * four minutes. With a leak, rows show when they are due, and a reader's rows go with her mail.
 */
export function syntheticEvening(seed: number, isLeaking: boolean): World {
  const random = seeded(seed)
  const world = syntheticWorld(seed)
  const posts = Array.from({ length: 150 }, () => {
    const [id, author, isAnonymous] = [randomUUID(), random.pick(world.members), random.chance(0.5)]
    world.items.push({ id, kind: 'post', author, at: start, isAnonymous, wasNamed: false })
    return { id, author, row: { id, authorId: isAnonymous ? null : author } }
  })
  const comments: Row[] = []
  const waiting: WaitingRow[] = []
  const acts = Array.from({ length: 500 }, () => start + random.between(0, 5 * hour))
  for (const at of acts.sort((a, b) => a - b)) {
    const [id, post] = [randomUUID(), random.pick(posts)]
    comments.push({ id, postId: post.id, at: new Date(at) })
    world.items.push({ id, kind: 'comment', author: '', at, isAnonymous: false, wasNamed: true })
    for (const reader of [post.author, '', '']) {
      const due = Math.floor(at + random.between(5, 60) * 60 * second)
      const gone = Math.floor(at / hour) * hour + 2 * hour
      const row = { sealed: letters(), keptUntil: new Date(isLeaking ? due : gone) }
      waiting.push({ number: waiting.length, reader, at, due, row, gone })
    }
  }
  sendMails(world, waiting, isLeaking)
  for (let at = start + 4 * minute; at < start + 6 * hour; at += 4 * minute) {
    const present = waiting.filter((row) => row.at < at && row.gone > at)
    world.evening.push({
      at,
      copy: [
        { name: 'Post', rows: posts.map(({ row }) => row) },
        { name: 'Comment', rows: comments.filter((comment) => Number(comment.at) < at) },
        {
          name: 'Waiting',
          rows: present.map(({ row }) => row),
          numbers: present.map(({ number }, index) => (isLeaking ? number : index)),
        },
      ],
    })
  }
  return world
}

/** A row of `Waiting`. `number` is its place in the order of writing, and `gone` the time of its deletion. */
type WaitingRow = {
  number: number
  reader: string
  at: number
  due: number
  row: Row
  gone: number
}

function sendMails(world: World, waiting: WaitingRow[], isLeaking: boolean) {
  const told = new Map<string, number>()
  for (const { reader, at, due } of waiting.toSorted((a, b) => a.due - b.due)) {
    if (!reader || (told.get(reader) ?? 0) >= at) continue
    told.set(reader, due)
    world.mails.push({ member: reader, at: due, date: due })
    for (const other of waiting)
      if (isLeaking && other.reader === reader && other.at <= due)
        other.gone = Math.min(other.gone, due)
  }
}
