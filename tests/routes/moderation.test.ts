import { describe, expect, test } from 'vitest'
import type { Member } from '~/domain/accounts/member'
import * as item from '~/routes/moderation/item'
import { makeMember, makeModerator, makePost } from '../support/factories'
import { answerOf, cookieOf, getRequest, loadContext } from '../support/page-request'

const title = 'My bitch of a boss'
const content = 'वह रंडी कहकर बुलाता है, see https://example.com/ about it.'

async function open(itemId: string, member?: Member) {
  const path = `/moderation/post/${itemId}`
  const request = getRequest(path, member && (await cookieOf(member)))
  const params = { kind: 'post', itemId }
  return answerOf(item.loader({ request, params, context: loadContext() }))
}

describe('what was typed where words are masked', () => {
  test('is on the page of a moderator and of an admin, without its author', async () => {
    const author = await makeMember('typed_by')
    const { id } = await makePost(author, { title, content, isAnonymous: true })
    for (const role of ['moderator', 'admin'] as const) {
      const { status, value } = await open(id, await makeModerator(role))
      expect(status).toBe(200)
      expect(value).toMatchObject({
        item: { title: 'My ***** of a boss' },
        author: 'Anonymous',
        original: {
          title,
          passage: [
            [
              'वह रंडी कहकर बुलाता है, see ',
              { text: 'https://example.com/', href: 'https://example.com/' },
              ' about it.',
            ],
          ],
        },
      })
      expect(JSON.stringify(value)).not.toMatch(/typed_by/)
    }
  })

  test('is on no page of others, the author’s own among them', async () => {
    const author = await makeMember()
    const { id } = await makePost(author, { title, content })
    for (const member of [author, await makeMember()]) {
      const { status, value } = await open(id, member)
      expect([status, value]).toEqual([403, null])
    }
    const { status, headers } = await open(id)
    expect(status).toBe(303)
    expect(headers.get('Location')).toContain('/auth/signin?')
  })
})
