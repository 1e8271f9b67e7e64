import { expect, test } from 'vitest'
import type { Member } from '~/domain/members/member'
import * as curtain from '~/routes/contact/curtain'
import * as elevator from '~/routes/contact/elevator'
import * as review from '~/routes/forum/review'
import * as expert from '~/routes/moderation/expert'
import * as experts from '~/routes/moderation/experts'
import * as grievance from '~/routes/moderation/grievance'
import * as question from '~/routes/moderation/question'
import * as editProfile from '~/routes/profile/edit-profile'
import { makeExpert } from '../support/forum/experts'
import { makeComment, makeMember, makeModerator, makePost } from '../support/forum/factories'
import { getCookie, submit, type Route } from '../support/http/page-request'

test('a switch of language or theme keeps what is typed', async () => {
  const [admin, named] = [await makeModerator('admin'), await makeExpert()]
  const writer = await makeMember()
  const comment = await makeComment(writer, (await makePost(writer)).id)
  const forms: [Route, Member | null, Record<string, string>, object][] = [
    [experts, admin, { username: 'asha', name: 'Asha' }, {}],
    [expert, admin, { step: 'renew', name: 'Asha' }, { memberId: named.id }],
    [elevator, null, { name: 'Asha', message: 'Typed\nhere' }, { floor: 'product' }],
    [curtain, null, { message: 'Typed\nhere' }, { step: 'message' }],
    [editProfile, writer, { bio: 'Typed\nhere' }, {}],
    [grievance, admin, { step: 'decide', answer: 'Typed\nhere' }, { referenceId: 'A' }],
    [question, admin, { step: 'choose', answer: 'Typed\nhere' }, { referenceId: 'A' }],
    [review, named, { verdict: 'accurate', version: 'x' }, { commentId: comment.id }],
  ]
  for (const [route, by, typed, params] of forms)
    for (const choice of ['dark', 'language'])
      expect(
        await submit(route, '/form', { ...typed, choice }, by ? await getCookie(by) : '', {
          ...params,
        }),
      ).toMatchObject({ status: 200, value: { lastResult: { initialValue: typed } } })
})
