import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { publishComment } from '~/domain/forum/publish-comment.server'
import { readPost } from '~/domain/forum/read-post.server'
import { moderateItem } from '~/domain/moderation/moderate-item.server'
import { readModeratedItem } from '~/domain/moderation/read-item.server'
import { fail, ok } from '~/domain/result'
import { lock, reveal, unlock, wholeLog } from '../../support/deeds'
import { makeComment, makeMember, makeModerator, makePost, valueOf } from '../../support/factories'
import { comment, post } from '../../support/items'

describe('a locked thread', () => {
  test('takes no comments and no replies, and can be opened again', async () => {
    const [author, reader] = [await makeMember(), await makeMember()]
    const moderator = await makeModerator()
    const { id } = await makePost(author)
    const top = await makeComment(reader, id)
    await moderateItem(moderator, post(id), lock)
    const refused = fail('not-allowed', { '': 'locked' })
    for (const actor of [author, reader, moderator])
      for (const parentCommentId of [undefined, top.id])
        expect(await publishComment(actor, id, { content: 'x', parentCommentId })).toEqual(refused)
    expect(valueOf(await readPost(null, id))).toMatchObject({ isLocked: true, commentCount: 1 })
    await moderateItem(moderator, post(id), unlock)
    expect((await publishComment(reader, id, { content: 'x' })).ok).toBe(true)
  })

  test('is a post: comments are not locked', async () => {
    const { id } = await makePost(await makeMember())
    const own = await makeComment(await makeMember(), id)
    const answer = await moderateItem(await makeModerator(), comment(own.id), lock)
    expect(answer).toEqual(fail('conflict'))
  })
})

describe('the author of what is anonymous', () => {
  test('is told to the moderator who gives a reason, with a line in the log', async () => {
    const author = await makeMember('hidden_asha')
    const moderator = await makeModerator()
    const { id } = await makePost(author, { isAnonymous: true })
    const seen = await readModeratedItem(moderator, post(id))
    const secrets = [author.id, author.username, author.displayName ?? '', author.email]
    for (const secret of secrets) expect(JSON.stringify(seen)).not.toContain(secret)
    expect(await moderateItem(moderator, post(id), reveal)).toEqual(
      ok({ id: author.id, username: 'hidden_asha', displayName: author.displayName }),
    )
    expect(await wholeLog()).toMatchObject([
      { actorId: moderator.id, ...reveal, targetKind: 'post', targetId: id },
    ])
    expect(JSON.stringify(await wholeLog())).not.toContain(author.id)
    const again = JSON.stringify(await readModeratedItem(moderator, post(id)))
    for (const secret of secrets) expect(again).not.toContain(secret)
  })

  test('is known to nobody once she has left', async () => {
    const author = await makeMember()
    const { id } = await makePost(author, { isAnonymous: true })
    await db.user.delete({ where: { id: author.id } })
    expect(await moderateItem(await makeModerator(), post(id), reveal)).toEqual(fail('conflict'))
  })
})
