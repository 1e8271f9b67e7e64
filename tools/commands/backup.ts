import { statSync } from 'node:fs'
import { env } from '~/runtime/env.server'
import { backUp } from '../../prisma/back-up'
import { countRows } from './check-backup/count-rows'
import { runWithFile } from './run-with-file'

/** Copies the database to the file named on the command line. Replaces an existing file only with `--overwrite`. */
await runWithFile('backup', ['--overwrite'], async (file, options) => {
  const overwrite = options.includes('--overwrite')
  const { database, copy } = await backUp(env.DATABASE_URL, file, { overwrite })
  const bytes = statSync(copy).size.toLocaleString('en')
  return `${copy} holds the whole database ${database}: ${countRows(copy)} (${bytes} bytes).`
})
