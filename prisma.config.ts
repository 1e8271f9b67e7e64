import { defineConfig } from 'prisma/config'

// `DATABASE_KIND` picks the schema folder; both hold the same models (prisma/models.prisma).
const kind = process.env.DATABASE_KIND === 'postgresql' ? 'postgresql' : 'sqlite'

// These three commands ask for the schema engine although they never run it; naming any
// executable keeps them from fetching one.
if (['generate', 'validate', 'format'].includes(process.argv[2] ?? '')) {
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath
}

export default defineConfig({
  schema: `prisma/${kind}`,
  migrations: { path: `prisma/${kind}/migrations` },
  datasource: { url: process.env.DATABASE_URL ?? 'file:./data/app.db' },
})
