import { databaseKind, db } from '~/db.server'

const listTables = {
  sqlite: `SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' ORDER BY name`,
  postgresql: `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`,
}

/** Every row of every table as text, to look for what must not be there. */
export async function wholeDatabase(): Promise<string> {
  const kind = databaseKind(process.env.DATABASE_URL ?? '')
  const tables = await db.$queryRawUnsafe<{ name: string }[]>(listTables[kind])
  const texts = await Promise.all(
    tables
      // What is left of an index of words, which is not readable.
      .filter(({ name }) => !/^(Post|Comment)Search/.test(name))
      .map(async ({ name }) => {
        const rows = await db.$queryRawUnsafe<object[]>(`SELECT * FROM "${name}"`)
        return JSON.stringify(rows, (_, value: unknown) =>
          typeof value === 'bigint' ? String(value) : value,
        )
      }),
  )
  return texts.join('\n')
}
