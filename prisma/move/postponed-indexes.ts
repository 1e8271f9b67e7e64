import type pg from 'pg'
import { numberingTriggers } from './copied-tables'

// Indexes of keys stay: a copy reads by them. Foreign keys are dropped first and created last, because they may need an
// index.
const createStatements = `
  SELECT 1 AS "turn", indexname AS "name", indexdef AS "create", format('DROP INDEX %I', indexname) AS "drop"
    FROM pg_indexes WHERE schemaname = current_schema()
     AND indexname NOT IN (SELECT conname FROM pg_constraint WHERE contype IN ('p', 'u'))
  UNION ALL
  SELECT 2, conname,
         format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)),
         format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname)
    FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace
  UNION ALL
  SELECT 3, tgname, format('ALTER TABLE %s ENABLE TRIGGER %I', tgrelid::regclass, tgname),
         format('ALTER TABLE %s DISABLE TRIGGER %I', tgrelid::regclass, tgname)
    FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
   WHERE tgname = ANY($1) AND relnamespace = current_schema()::regnamespace`

/** The statements that create again what `postponeIndexes` drops, in their order. */
export const postponedTable =
  'CREATE TABLE IF NOT EXISTS "_move_index" ("number" SERIAL, "create" TEXT NOT NULL)'

/**
 * Drops the indexes and foreign keys of an empty database, and disables the triggers that number rows. Creating an index
 * once over all rows takes a fraction of the time of updating it for each row.
 */
export async function postponeIndexes(client: pg.Client): Promise<void> {
  await client.query('BEGIN')
  const { rows } = await client.query<{ create: string; drop: string }>(
    `${createStatements} ORDER BY "turn", "name"`,
    [numberingTriggers],
  )
  for (const row of rows)
    await client.query('INSERT INTO "_move_index" ("create") VALUES ($1)', [row.create])
  for (const row of rows.reverse()) await client.query(row.drop)
  await client.query('COMMIT')
}

/**
 * Creates the postponed indexes and foreign keys and enables the triggers. An interrupted run continues.
 * @param onIndex called after each with the number done and the total
 * @throws when the rows violate a constraint: something else has written to the database
 */
export async function createIndexes(
  client: pg.Client,
  onIndex: (done: number, all: number) => void,
): Promise<void> {
  await client.query("SET maintenance_work_mem = '256MB'")
  const { rows } = await client.query<{ number: number; create: string }>(
    'SELECT "number", "create" FROM "_move_index" ORDER BY "number"',
  )
  for (const [index, { number, create }] of rows.entries()) {
    // Statements that are sent together are one transaction.
    await client.query(`${create}; DELETE FROM "_move_index" WHERE "number" = ${number}`)
    onIndex(index + 1, rows.length)
  }
}
