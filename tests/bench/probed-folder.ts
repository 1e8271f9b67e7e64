import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { getSqliteUrl } from '../support/forum/sample-content'
import { getDatabaseFile } from '../support/site/site-server'
import { temporaryFolder } from '../support/site/temporary-folder'

/**
 * The folder of the probed site. Import this first, so that the site's modules in a benchmark open the database of this
 * folder.
 */
export const { folder, remove } = temporaryFolder()

/** The folder of its data. */
const data = path.dirname(getDatabaseFile({ folder }))

mkdirSync(data, { mode: 0o700 })
process.env.DATA_DIR = data
process.env.DATABASE_URL = getSqliteUrl({ folder })
