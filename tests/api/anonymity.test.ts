import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { member, visitor } from '../support/api-member'
import { makeComment, makePost } from '../support/factories'

test('no answer about an anonymous item names its author to anyone else, moderators included', async () => {
  const author = await member('asha_hidden')
  const moderator = await member()
  await db.user.update({ where: { id: moderator.row.id }, data: { role: 'moderator' } })
  const { id } = await makePost(author.row, { isAnonymous: true })
  await makeComment(author.row, id, { isAnonymous: true })
  for (const client of [visitor(), moderator.client]) {
    const answers = await Promise.all(
      ['', `/${id}`, `/${id}/comments`].map((end) => client.call('GET', `/api/forum/posts${end}`)),
    )
    const served = JSON.stringify(answers.map(({ body }) => body))
    for (const secret of ['asha_hidden', author.row.id, author.row.email])
      expect(served).not.toContain(secret)
    expect(served).not.toContain('"isOwn":true')
  }
})
