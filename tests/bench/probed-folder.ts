import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { getSqliteUrl } from '../support/forum/sample-content'
import { getDatabaseFile } from '../support/site/site-server'
import { temporaryFolder } from '../support/site/temporary-folder'

/** The folder of the probed site. Import it first: what a benchmark imports of the site opens its database, no other. */
export const { folder, remove } = temporaryFolder()

/** Where its data lies. */
const data = path.dirname(getDatabaseFile({ folder }))

mkdirSync(data, { mode: 0o700 })
process.env.DATA_DIR = data
process.env.DATABASE_URL = getSqliteUrl({ folder })
