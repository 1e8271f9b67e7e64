import { db, closeDatabase } from '~/database/db.server'
import { startOfDay } from '~/domain/day'
import { day, hour, minute } from '~/domain/durations'
import { queueDigests } from '~/domain/mail/digest.server'

// `bring-digests-forward.ts` runs this in a process with the database and the secret of a site.
const hourOfDay = 8
const today = startOfDay(new Date()).getTime() + hourOfDay * hour + minute
const next = today > Date.now() ? today : today + day

await queueDigests(new Date(next))
// Deleted so that the site can still send its own digest of that day.
await db.digestRun.deleteMany()
await closeDatabase()
