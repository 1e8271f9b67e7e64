import { env } from '~/runtime/env.server'
import { restore } from '../../prisma/restore'
import { runWithFile } from './run-with-file'

/** Replaces the database with the backup named on the command line. */
await runWithFile('restore', [], async (file) => {
  const former = await restore(env.DATABASE_URL, file)
  return `${file} is now the database.${former ? keptAs(former) : ''}`
})

function keptAs(former: string) {
  return ` The former one is in ${former}.
It stays there, with everything that members have deleted since, until you delete it: rm ${former}*`
}
