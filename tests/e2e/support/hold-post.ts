import { heldReason } from '~/domain/held'
import { inDatabase } from '../../support/in-database'

/** Holds a published post for a moderator, as if its author's account were new, on a site without limits. */
export async function holdPost(
  site: Parameters<typeof inDatabase>[0],
  postPath: string,
): Promise<void> {
  const id = postPath.split('/').at(-1) ?? ''
  await inDatabase(site, async ({ post, report }) => {
    await post.update({ where: { id }, data: { removedAt: new Date(), removedReason: heldReason } })
    await report.create({ data: { postId: id, reason: heldReason, note: '' } })
  })
}
