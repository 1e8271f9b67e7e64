import { env } from '~/runtime/env.server'
import { moveDatabase, type Compared, type OnProgress } from '../../prisma/move/move-database'
import { endWith } from './end-with'

const differs = `The copy differs from the original. The site, or something else, has written to it meanwhile:
empty the new database, stop the site, and run this again.`

/** Copies the database to the one named on the command line, and prints the comparison. */
async function run(to: string | undefined, ...others: string[]) {
  if (!to || others.length) return endWith('Usage: npm run move -- postgresql://… (or file:…)')
  try {
    const compared = await moveDatabase(env.DATABASE_URL, to, showProgress())
    process.stdout.write(`\n${tableOf(compared)}\n`)
    if (!compared.every(({ isSame }) => isSame)) return endWith(differs)
    process.stdout
      .write(`Everything is there. Set DATABASE_URL to the new address, keep SESSION_SECRET or the
session-secret file as it is, and start the site; it builds the search index by itself.\n`)
  } catch (error) {
    endWith((error as Error).message)
  }
}

// On a terminal, one line that is updated. In a log, a line from time to time.
function showProgress(): OnProgress {
  const { isTTY } = process.stdout
  let last = 0
  return (stage, done, all) => {
    if (done < all && performance.now() - last < (isTTY ? 200 : 5_000)) return
    last = performance.now()
    const filled = Math.round((done / all) * 30)
    const bar = '#'.repeat(filled).padEnd(30, '.')
    const line = `${stage.padEnd(9)} [${bar}] ${format(done)} of ${format(all)} ${stage === 'Indexing' ? 'indexes' : 'rows'}`
    // Clears the rest of a longer line.
    process.stdout.write(isTTY ? `\r${line}\x1b[K` : `${line}\n`)
  }
}

function tableOf(compared: Compared[]) {
  return compared
    .map(({ table, rows, copiedRows, isSame }) => {
      const verdict = isSame ? 'the same' : 'DIFFERS'
      return `${table.padEnd(14)}${format(rows).padStart(12)}${format(copiedRows).padStart(12)}  ${verdict}`
    })
    .join('\n')
}

function format(rows: number) {
  return rows.toLocaleString('en')
}

await run(...(process.argv.slice(2) as [string?]))
