import { env } from '~/runtime/env.server'
import { restore } from '../prisma/restore'
import { runWithFile } from './run-with-file'

/** Puts the copy that is named on the command line in the place of the database. */
await runWithFile('restore', async (file) => {
  const former = await restore(env.DATABASE_URL, file)
  return `${file} is the database now.${former ? ` What it was before is in ${former}.` : ''}`
})
