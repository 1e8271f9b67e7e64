import { expect, test } from 'vitest'
import * as review from '~/routes/forum/review'
import * as expert from '~/routes/moderation/expert'
import * as experts from '~/routes/moderation/experts'
import { makeExpert } from '../support/forum/experts'
import { makeComment, makeMember, makeModerator, makePost } from '../support/forum/factories'
import { getCookie, submit, type Route } from '../support/http/page-request'

test('a switch of language or theme keeps what is typed about experts, and by them', async () => {
  const [admin, named] = [await makeModerator('admin'), await makeExpert()]
  const writer = await makeMember()
  const comment = await makeComment(writer, (await makePost(writer)).id)
  const forms: [Route, Parameters<typeof getCookie>[0], Record<string, string>, object][] = [
    [experts, admin, { username: 'asha', name: 'Asha' }, {}],
    [expert, admin, { step: 'renew', name: 'Asha' }, { memberId: named.id }],
    [review, named, { verdict: 'accurate', version: 'x' }, { commentId: comment.id }],
  ]
  for (const [route, by, typed, params] of forms)
    for (const choice of ['dark', 'language'])
      expect(
        await submit(route, '/form', { ...typed, choice }, await getCookie(by), { ...params }),
      ).toMatchObject({ status: 200, value: { lastResult: { initialValue: typed } } })
})
