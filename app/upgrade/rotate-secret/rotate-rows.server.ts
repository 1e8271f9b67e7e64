import { db, type Transaction, databaseKind } from '~/database/db.server'
import { paginate } from '~/domain/paginate.server'
import { authorIdOf, authorshipOf, isCurrentTag } from '~/domain/authorship/authorship.server'
import { env } from '~/runtime/env.server'
import { detailsPurpose } from '~/domain/moderation/log-line.server'
import { requestPurpose } from '~/domain/moderation/look-up-requests.server'
import { decrypt, encrypt, isUnderCurrentSecret } from '~/runtime/encryption.server'

/** `unreadable` rows cannot be decrypted with any of the secrets. */
export type Rotated = { rewritten: number; unreadable: number }

/** The state of a row, or a function that rewrites it unless it has changed meanwhile. */
export type Change =
  'current' | 'unreadable' | ((tx: Transaction) => PromiseLike<{ count: number } | number>)

export type Rotation<Row> = {
  /** Reads the rows after an id, ordered by id. */
  read: (after: string | undefined, take: number) => Promise<Row[]>
  change: (row: Row) => Change | Promise<Change>
  /** Lets a transaction change the table. Returns a function that undoes this. */
  open?: (tx: Transaction) => Promise<() => Promise<unknown>>
}

// Small, so concurrent writers do not wait long.
const pageSize = 200

/**
 * Rewrites the rows encrypted with a former secret, page by page. After an interruption, finished pages remain.
 * Concurrent readers and writers handle both secrets.
 * @param onPage gets the number of rows checked since the last page
 */
export async function rotateRows<Row extends { id: string }>(
  { read, change, open }: Rotation<Row>,
  onPage: (rows: number) => void,
): Promise<Rotated> {
  const rotated: Rotated = { rewritten: 0, unreadable: 0 }
  for await (const rows of paginate(pageSize, (last?: { id: string }) =>
    read(last?.id, pageSize),
  )) {
    const changes = await Promise.all(rows.map(async (row) => change(row)))
    const statements = changes.filter((each) => typeof each === 'function')
    if (statements.length) rotated.rewritten += await runAll(statements, open)
    rotated.unreadable += changes.filter((each) => each === 'unreadable').length
    onPage(rows.length)
  }
  return rotated
}

type Statement = Extract<Change, (...given: never[]) => unknown>

function runAll(statements: Statement[], open: Rotation<never>['open']) {
  return db.$transaction(
    async (tx) => {
      const close = await open?.(tx)
      let changed = 0
      for (const run of statements) {
        const done = await run(tx)
        changed += typeof done === 'number' ? done : done.count
      }
      await close?.()
      return changed
    },
    // A page of anonymous items takes a few hundred statements, each with a round trip to the database.
    { timeout: 60_000 },
  )
}

/** Returns the change of a deterministically encrypted column. @param next null when it cannot be decrypted */
export function changeTo(
  current: string,
  next: string | null,
  write: Extract<Change, (...given: never[]) => unknown>,
): Change {
  if (next === null) return 'unreadable'
  return next === current ? 'current' : write
}

type Row = { id: string; encryptedAuthorId: string | null; authorTag: string | null }

const select = { id: true, encryptedAuthorId: true, authorTag: true } as const
const page = (after: string | undefined, take: number) => ({
  where: { id: { gt: after }, encryptedAuthorId: { not: null } },
  orderBy: { id: 'asc' as const },
  take,
  select,
})

export const posts: Rotation<Row> = {
  read: (after, take) => db.post.findMany(page(after, take)),
  change: (where) =>
    changeOf(where, async (tx, data) => (await tx.post.updateMany({ where, data })).count),
}

export const comments: Rotation<Row> = {
  read: (after, take) => db.comment.findMany(page(after, take)),
  change: (where) =>
    changeOf(where, async (tx, data) => (await tx.comment.updateMany({ where, data })).count),
}

type Write = (tx: Transaction, data: Omit<Row, 'id'>) => Promise<number>

function changeOf({ encryptedAuthorId, authorTag }: Row, write: Write): Change {
  const authorId = authorIdOf({ authorId: null, encryptedAuthorId })
  if (authorId === null) return 'unreadable'
  if (authorTag !== null && isCurrentTag(authorTag)) return 'current'
  return async (tx) => {
    const renewed = await authorshipOf(authorId, true, tx)
    return write(tx, {
      encryptedAuthorId: renewed.encryptedAuthorId,
      authorTag: renewed.authorTag,
    })
  }
}

/**
 * Disables (PostgreSQL) or drops (SQLite) the log's triggers in a transaction, so the log can be changed. Returns a
 * function that restores them.
 */
async function openLog(tx: Transaction): Promise<() => Promise<unknown>> {
  if (databaseKind(env.DATABASE_URL) === 'postgresql') {
    await tx.$executeRaw`ALTER TABLE "AuditEntry" DISABLE TRIGGER "AuditEntry_change"`
    return () => tx.$executeRaw`ALTER TABLE "AuditEntry" ENABLE TRIGGER "AuditEntry_change"`
  }
  const [trigger] = await tx.$queryRaw<{ sql: string }[]>`
    SELECT "sql" FROM sqlite_master WHERE "name" = 'AuditEntry_update'`
  if (!trigger) throw new Error('the table AuditEntry lacks its trigger AuditEntry_update')
  await tx.$executeRaw`DROP TRIGGER "AuditEntry_update"`
  return () => tx.$executeRawUnsafe(trigger.sql)
}

type EntryRow = { id: string; details: string | null }

const entryColumns = { id: true, details: true } as const

export const logLines: Rotation<EntryRow> = {
  read: (after, take) =>
    db.auditEntry.findMany({
      where: { id: { gt: after }, details: { not: null } },
      orderBy: { id: 'asc' },
      take,
      select: entryColumns,
    }),
  change: ({ id, details }) =>
    changeOfEntry(
      detailsPurpose,
      details ?? '',
      (renewed) => (tx) =>
        tx.$executeRaw`UPDATE "AuditEntry" SET "details" = ${renewed} WHERE "id" = ${id}`,
    ),
  open: openLog,
}

export const lookUpRequests: Rotation<EntryRow> = {
  read: (after, take) =>
    db.lookUpRequest.findMany({
      where: { id: { gt: after } },
      orderBy: { id: 'asc' },
      take,
      select: entryColumns,
    }),
  change: ({ id, details }) =>
    changeOfEntry(
      requestPurpose,
      details ?? '',
      (renewed) => (tx) =>
        tx.lookUpRequest.updateMany({
          where: { id, details: details ?? '' },
          data: { details: renewed },
        }),
    ),
}

type EntryWrite = Extract<Change, (...given: never[]) => unknown>

function changeOfEntry(
  purpose: string,
  sealed: string,
  write: (renewed: string) => EntryWrite,
): Change {
  if (isUnderCurrentSecret(purpose, sealed)) return 'current'
  const text = decrypt(purpose, sealed)
  return text === null ? 'unreadable' : write(encrypt(purpose, text))
}
