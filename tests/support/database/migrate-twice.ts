import { runTwice, sourceUrl } from '../site/run-twice'

const source = `
  const { applyMigrations } = await import(process.argv[1])
  console.log(JSON.stringify(await applyMigrations(process.argv[2], process.argv[3])))
`

/** Applies migrations in two processes that start together. @returns the names that each reports as applied */
export async function migrateTwice(url: string, folder: string): Promise<string[]> {
  const outputs = await runTwice(source, sourceUrl('prisma/apply-migrations.ts'), url, folder)
  return outputs.flatMap((output) => JSON.parse(output) as string[])
}
