import pg from 'pg'

const description = `
  SELECT format('%s.%s %s %s %s', table_name, column_name, udt_name, is_nullable, column_default)
    AS line FROM information_schema.columns WHERE table_schema = 'public'
  UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL SELECT format('%s %s', conrelid::regclass, pg_get_constraintdef(oid))
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace
  UNION ALL SELECT format('%s %s', enumtypid::regtype, enumlabel) FROM pg_enum`

/**
 * Describes a PostgreSQL database, and the database that a script would make from an empty one. The database is not
 * changed. Prisma's engine cannot read it through this driver (`char` columns).
 * @returns columns, indexes, constraints and enum values, a sorted line each
 */
export async function describeBoth(url: string, script: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const present = await describe(client)
    await client.query('BEGIN; DROP SCHEMA public CASCADE; CREATE SCHEMA public')
    await client.query(script)
    const scripted = await describe(client)
    await client.query('ROLLBACK')
    return { present, scripted }
  } finally {
    await client.end()
  }
}

async function describe(client: pg.Client) {
  const { rows } = await client.query<{ line: string }>(description)
  return rows
    .map(({ line }) => line)
    .filter((line) => !line.includes('_prisma_migrations'))
    .sort()
}
