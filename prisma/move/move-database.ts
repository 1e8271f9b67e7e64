import { databaseKind } from '../../app/database/kind.server'
import { applyMigrations } from '../apply-migrations'
import { batches, batchSize, keyOf } from './batches'
import { checksumOf } from './checksum'
import { refuseUnknownTables, steps, wholeTables, type Step } from './copied-tables'
import type { Row } from './row'
import type { Progress, Side } from './side'
import { requireDatabase } from '../require-database'
import { refuseProgress, sideOf } from './side-of'

/** The rows of a table on both sides, read after the copy. */
export type Compared = { table: string; rows: number; copiedRows: number; isSame: boolean }

/** Called with the progress of copied rows, created indexes and compared rows. */
export type OnProgress = (
  stage: 'Copying' | 'Indexing' | 'Comparing',
  done: number,
  all: number,
) => void

/**
 * Copies a whole database into an empty one of the other kind, then compares every table. Nobody may use the source
 * meanwhile: the copy would miss later writes. An interrupted copy continues where it stopped.
 * @param batch the number of rows in one step
 * @returns each table's rows on both sides
 * @throws {Error} when the site runs, the target is not empty, both are of one kind, or one is unreachable
 */
export async function moveDatabase(
  from: string,
  to: string,
  onProgress: OnProgress,
  batch = batchSize,
): Promise<Compared[]> {
  if (databaseKind(from) === databaseKind(to))
    throw new Error(
      'This copies from SQLite to PostgreSQL or back: both addresses are of the same kind.',
    )
  await requireDatabase(from)
  const source = await sideOf(from)
  try {
    await source.refuseUse()
  } finally {
    await source.close()
  }
  await applyMigrations(from)
  await applyMigrations(to)
  return copyBetween(await sideOf(from), await sideOf(to), onProgress, batch)
}

async function copyBetween(source: Side, target: Side, onProgress: OnProgress, batch: number) {
  try {
    await source.refuseUse()
    refuseUnknownTables([...(await source.tables()), ...(await target.tables())])
    refuseProgress(await source.tables())
    await source.freeze()
    const former = await target.claim()
    if (!former) {
      await refuseFilled(target)
      await target.prepare()
    }
    await copyAll(source, target, former, onProgress, batch)
    await target.complete((done, all) => onProgress('Indexing', done, all))
    const compared = await compareAll(source, target, onProgress)
    // PostgreSQL lets the site start meanwhile, and write when the copy is done.
    await source.refuseUse()
    if (compared.every(({ isSame }) => isSame)) await target.finish()
    return compared
  } finally {
    await Promise.all([source.close(), target.close()])
  }
}

async function refuseFilled(target: Side) {
  for (const table of wholeTables)
    if (await target.count(table)) {
      await target.complete(() => {})
      await target.finish()
      throw new Error('The new database holds something already; name an empty one.')
    }
}

async function copyAll(
  source: Side,
  target: Side,
  former: Progress | null,
  onProgress: OnProgress,
  batch: number,
) {
  const all = await countAll(source)
  let rows = former?.rows ?? 0
  for (const [index, step] of steps.entries()) {
    if (former && index < former.step) continue
    const after = former?.step === index ? former.after : null
    let adding: Promise<void> = Promise.resolve()
    for await (const next of batches(source, step, after, batch)) {
      await adding
      rows += next.length
      adding = add(target, step, next, { step: index, after: keyOf(step, next), rows })
      onProgress('Copying', rows, all)
    }
    await adding
  }
}

// Runs while the next rows are read. Its error is thrown where its promise is awaited.
function add(target: Side, { table }: Step, rows: Row[], progress: Progress) {
  const adding = (async () => target.add(table, rows, progress))()
  adding.catch(() => {})
  return adding
}

async function compareAll(source: Side, target: Side, onProgress: OnProgress) {
  const all = (await countAll(source)) + (await countAll(target))
  let done = 0
  const read = (rows: number) => onProgress('Comparing', (done += rows), all)
  const compared: Compared[] = []
  for (const table of wholeTables) {
    const [one, other] = await Promise.all([
      checksumOf(source, table, read),
      checksumOf(target, table, read),
    ])
    const isSame = one.rows === other.rows && one.sum === other.sum
    compared.push({ table: table.table, rows: one.rows, copiedRows: other.rows, isSame })
  }
  return compared
}

async function countAll(side: Side) {
  let all = 0
  for (const table of wholeTables) all += await side.count(table)
  return all
}
