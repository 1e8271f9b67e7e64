import { statSync } from 'node:fs'
import { env } from '~/runtime/env.server'
import { backUp } from '../../prisma/back-up'
import { runWithFile } from './run-with-file'

/** Copies the database to the file named on the command line. */
await runWithFile('backup', async (file) => {
  const copy = await backUp(env.DATABASE_URL, file)
  return `${copy} holds the whole database, ${statSync(copy).size.toLocaleString('en')} bytes.`
})
