import { randomBytes, randomUUID } from 'node:crypto'
import { day, hour, second } from '~/domain/durations'
import type { Copy } from './copy'
import { seeded } from './random'
import type { World, Written } from './simulate'

type Row = Record<string, unknown>
type Tables = Record<string, Row[]>

/** What a test plants in the tables: it sees each item as it is written, and the tables at the end. */
export type Leak = {
  onItem?: (item: Written, row: Row, tables: Tables, start: number) => void
  atEnd?: (items: Written[], tables: Tables) => void
}

const start = Date.UTC(2027, 0, 4)

/**
 * A forum of made-up rows without a leak, into which a test plants one: anonymous items have the hour, random letters
 * for their author and the key of a random moment; half of them follow seconds after one by name.
 */
export function syntheticWorld(seed: number, leak: Leak = {}): World {
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
  const visits = Array.from({ length: 420 }, () => ({
    at: Math.floor(start + Math.floor(random.between(0, 3)) * day + random.between(12, 17) * hour),
    author: random.pick(members),
    plan: random.pick(['named', 'anonymous', 'both', 'none']),
  })).sort((a, b) => a.at - b.at)
  const copies: Copy[] = []
  const copy = () => {
    leak.atEnd?.(items, tables)
    const copied = Object.entries(tables).map(([name, rows]) => {
      return { name, rows: rows.map((row) => ({ ...row })) }
    })
    copies.push(copied)
  }
  for (const { at, author, plan } of visits) {
    if (!copies.length && at > start + 2 * day) copy()
    const session = randomUUID()
    sessions.set(session, plan === 'anonymous' || plan === 'both')
    tables.Session?.push({ id: session, userId: author, notice: '', createdAt: dayOf(at) })
    if (plan === 'named' || plan === 'both') write(author, at, false)
    if (plan === 'anonymous' || plan === 'both') write(author, at + 7 * second, true)
  }
  copy()
  return {
    ...{ members, names, items, openActs, sessions },
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
    leak.onItem?.(item, row, tables, start)
  }
}

/** Random letters, as of something encrypted. */
export function letters(bytes = 48): string {
  return randomBytes(bytes).toString('base64url')
}

function dayOf(at: number) {
  return new Date(Math.floor(at / day) * day)
}

function timedId(at: number) {
  const time = Math.floor(at).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}
