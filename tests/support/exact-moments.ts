import { inDatabase } from './in-database'

const minute = 60_000
const day = 24 * 60 * minute

/** The times of anonymous items as they may be shown (to the hour or day), and a pattern of the exact times. */
type ExactMoments = { hour: RegExp; day: RegExp; exact: RegExp }

/** Sets all anonymous items of a site to recognisable times within one hour, three days ago. */
export async function setExactMoments(site: { folder: string }): Promise<ExactMoments> {
  const midnight = Math.floor(Date.now() / day) * day - 3 * day
  const hour = midnight + 14 * 60 * minute
  const createdAt = new Date(hour + 17 * minute + 41_123)
  const editedAt = new Date(hour + 43 * minute + 12_345)
  await inDatabase(site, async ({ post, comment }) => {
    const change = { where: { isAnonymous: true }, data: { createdAt, editedAt } }
    for (const { count } of [await post.updateMany(change), await comment.updateMany(change)])
      if (!count) throw new Error('nothing is anonymous')
  })
  const exact = [createdAt, editedAt].flatMap((date) => [
    date.toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length),
    // Matches to ten seconds, in milliseconds and in seconds.
    String(date.getTime()).slice(0, 9),
  ])
  return { hour: written(hour), day: written(midnight), exact: new RegExp(exact.join('|')) }
}

// Matches a moment as text and in the format of `.data`.
function written(moment: number) {
  return new RegExp(`${new Date(moment).toISOString()}|\\b${moment}\\b`)
}
