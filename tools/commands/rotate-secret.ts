import { sessionSecrets } from '~/runtime/session-secret.server'
import { rotateSecret, type Rotated } from '~/upgrade/rotate-secret/rotate-secret.server'
import { endWith } from './end-with'
import { requireSecret, runOnDatabase } from './run'

const done = `Nothing in the database needs the former secrets any more. Remove them, and restart the site.
That ends what only they signed: sessions and devices from before the rotation, links in mails sent before it,
and confirmation pages of messages from before it (docs/security.md).
`

const unreadable = (
  count: number,
) => `${count} that none of the secrets can decrypt. Remove no secret: keep every former one somewhere safe.
Compare each with the one that the site was run with, letter by letter (SESSION_SECRET, or DATA_DIR/session-secret and
its copies), put the right one behind the current one, and run this again. What was rewritten stays rewritten.
If the secret of those rows is lost for good, restore a copy of it: without it they stay closed to everybody.`

const stillWritten = `Something still writes under a former secret. Restart every process of the site with the new secret in front,
then run this again.`

/** Encrypts all data of former secrets with the current secret, and prints the number of rows. */
async function rotate() {
  requireSecret()
  if (sessionSecrets().length < 2)
    return endWith(
      'There is only one secret. Put a new one in front of it, restart the site, then run this.',
    )
  const first = await rotateSecret(tellNowAndThen())
  for (const [table, rotated] of Object.entries(first)) tell(table, rotated)
  // Anything written during the first pass must use the current secret already.
  const again = Object.values(await rotateSecret())
  const closed = sum(again.map((each) => each.unreadable))
  if (closed) return endWith(unreadable(closed))
  if (again.some(({ rewritten }) => rewritten)) return endWith(stillWritten)
  process.stdout.write(done)
}

function sum(numbers: number[]) {
  return numbers.reduce((all, each) => all + each, 0)
}

function tellNowAndThen() {
  let last = performance.now()
  return (table: string, rows: number) => {
    if (performance.now() - last < 5000) return
    last = performance.now()
    process.stdout.write(`${table}: ${rows} checked\n`)
  }
}

function tell(table: string, { rewritten, unreadable: closed }: Rotated) {
  const lost = closed ? `, ${closed} that none of the secrets can decrypt` : ''
  process.stdout.write(`${table.padEnd(18)}${rewritten} rewritten${lost}\n`)
}

await runOnDatabase(rotate)
