import { afterEach, describe, expect, test, vi } from 'vitest'
import { db } from '~/database/db.server'
import type { Member } from '~/domain/members/member'
import { saveLateDraft, maxDrafts, readDraft } from '~/domain/drafts/drafts.server'
import { bytesInField } from '~/domain/rich-text/rich-text.server'
import { endSessions } from '~/domain/sessions/sessions.server'
import { lengths } from '~/domain/validation/lengths'
import * as newPost from '~/routes/forum/new-post'
import * as settings from '~/routes/profile/settings'
import * as appealPage from '~/routes/forum/appeal'
import * as reviewPage from '~/routes/forum/review'
import * as grievanceForm from '~/routes/grievance/form'
import * as expertPage from '~/routes/moderation/expert'
import * as expertsPage from '~/routes/moderation/experts'
import * as grievancePage from '~/routes/moderation/grievance'
import * as questionPage from '~/routes/moderation/question'
import * as signOut from '~/routes/auth/sign-out'
import { makeComment, makeMember, makeModerator, makePost } from '../../support/forum/factories'
import { getCookie, openPage, submit, type Route } from '../../support/http/page-request'

const day = 24 * 60 * 60_000
const typed = { title: 'A title', content: 'Long enough content.', type: 'general' }
const unknown = '018f0000-0000-7000-8000-000000000000'

afterEach(() => vi.useRealTimers())

async function openForm(member: Member) {
  const cookie = await getCookie(member)
  const { value } = await openPage(newPost, '/forum/new', cookie)
  return { cookie, idempotencyKey: (value as { idempotencyKey: string }).idempotencyKey }
}

const sendLate = (idempotencyKey: string) =>
  submit(newPost, '/forum/new', { ...typed, idempotencyKey })

describe('the key of a form', () => {
  test('keeps a draft after signing out in another tab', async () => {
    const member = await makeMember()
    const { cookie, idempotencyKey } = await openForm(member)
    await submit(signOut, '/auth/signout', {}, cookie)
    const answer = await sendLate(idempotencyKey)
    expect(answer.headers.get('Location')).toBe('/auth/signin?redirectTo=%2Fforum%2Fnew')
    expect(await db.post.count()).toBe(0)
    expect(await readDraft(member, 'new-post')).toEqual(typed)
    expect(await readDraft(await makeMember(), 'new-post')).toBeNull()
  })

  test('keeps a draft for its owner after all sessions were ended, the cookie alone does not', async () => {
    const member = await makeMember()
    const { cookie, idempotencyKey } = await openForm(member)
    await endSessions(member.id)
    await submit(newPost, '/forum/new', typed, cookie)
    expect(await db.draft.count()).toBe(0)
    await sendLate(idempotencyKey)
    expect(await readDraft(member, 'new-post')).toEqual(typed)
  })

  test('keeps nothing when it is older than thirty days', async () => {
    const { idempotencyKey } = await openForm(await makeMember())
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * day + 1 })
    await sendLate(idempotencyKey)
    expect(await db.draft.count()).toBe(0)
  })
})

describe('a draft', () => {
  test('is kept of each form of authors of removed items, of experts and of admins', async () => {
    const [member, admin] = [await makeMember(), await makeModerator('admin')]
    const post = await makePost(member)
    const comment = await makeComment(member, post.id)
    await submit(grievanceForm, '/grievance', {
      name: 'Asha',
      email: 'asha@example.com',
      address: '/forum',
      message: 'It shows my daughter.',
    })
    const question = { guest: 'Dr. Rao', question: 'Why?', digest: 'x', day: new Date() }
    await db.guestQuestion.create({ data: { ...question, referenceId: 'ABCDEFGH' } })
    const { referenceId } = await db.grievance.findFirstOrThrow()
    const details = { name: 'Meera Rao', number: '12345', 'topic-periods': 'on' }
    const { content } = typed
    const forms: [Route, string, Record<string, string>, Record<string, string>, Member][] = [
      [
        appealPage,
        `appeal:${post.id}`,
        { kind: 'post', itemId: post.id },
        { message: content },
        member,
      ],
      [reviewPage, `review:${comment.id}`, { commentId: comment.id }, { verdict: 'agree' }, member],
      [expertsPage, 'expert:new', {}, { username: 'meera', ...details }, admin],
      [expertPage, `expert:${member.id}`, { memberId: member.id }, details, admin],
      [grievancePage, `grievance:${referenceId}`, { referenceId }, { answer: content }, admin],
      [questionPage, 'question:ABCDEFGH', { referenceId: 'ABCDEFGH' }, { answer: content }, admin],
    ]
    for (const [screen, draftKey, params, fields, owner] of forms) {
      const cookie = await getCookie(owner)
      await db.session.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } })
      await submit(screen, '/somewhere', fields, cookie, params)
      expect(await readDraft(owner, draftKey), draftKey).toEqual(fields)
    }
  })

  test('has a place that exists, where its author may write', async () => {
    const [member, other] = [await makeMember(), await makeMember()]
    const post = await makePost(other)
    const comment = await makeComment(other, post.id)
    const draftKeys = [
      'comment:x1',
      `comment:${unknown}`,
      'comment',
      'new-post:x1',
      `edit-post:${post.id}`,
      `edit-comment:${comment.id}`,
      `report:${unknown}`,
      'expert:new',
      'grievance:ABCDEFGH',
      'settings',
      'profile',
      'constructor',
      '',
    ]
    for (const draftKey of draftKeys) await saveLateDraft(member.id, draftKey, typed)
    await saveLateDraft(unknown, 'new-post', typed)
    expect(await db.draft.count()).toBe(0)
  })

  test('has the fields of its form, none much longer than it may be', async () => {
    const member = await makeMember()
    const long = { title: 'a'.repeat(100_000), content: 'अ'.repeat(200_000), other: 'x' }
    await saveLateDraft(member.id, 'new-post', long)
    const kept = await readDraft(member, 'new-post')
    expect(Object.keys(kept ?? {})).toEqual(['title', 'content'])
    expect(kept?.title).toHaveLength(2 * lengths.titleMax)
    expect(kept?.content?.length).toBeGreaterThan(1.8 * lengths.contentMax)
  })

  test('of the mails is not offered after the email was removed', async () => {
    const member = await makeMember()
    await saveLateDraft(member.id, 'settings', { emailNotifications: 'false' })
    const isKept = async () => {
      const page = await openPage(settings, '/profile/settings', await getCookie(member))
      return (page.value as { isKept: boolean }).isKept
    }
    expect(await isKept()).toBe(true)
    await db.user.update({ where: { id: member.id }, data: { email: null, emailKey: null } })
    expect(await isKept()).toBe(false)
  })

  test.each(['&', '"', '<>', '\\', '\n', '👩', '\u2028', '\x01'])(
    'is kept whole within the limit, and beyond it as far as a page has room: %j',
    async (signs) => {
      const member = await makeMember()
      const points = Array.from(
        { length: lengths.contentMax * 2 },
        (_, at) => [...signs][at % signs.length] ?? signs,
      )
      const keep = async (count: number) => {
        const content = points.slice(0, count).join('')
        await saveLateDraft(member.id, 'new-post', { content })
        return { content, kept: (await readDraft(member, 'new-post'))?.content ?? '' }
      }
      const allowed = await keep(lengths.contentMax)
      expect(allowed.kept).toBe(allowed.content)
      const long = await keep(2 * lengths.contentMax)
      expect(long.content.startsWith(long.kept)).toBe(true)
      expect(long.kept.length).toBeGreaterThanOrEqual(allowed.kept.length)
      expect(bytesInField(long.kept)).toBeLessThanOrEqual(11 * lengths.contentMax)
    },
  )

  test('gives way when there are too many', async () => {
    const [member, other] = [await makeMember(), await makeMember()]
    const { id } = await makePost(other)
    await saveLateDraft(other.id, 'new-post', typed)
    const yesterday = new Date(Date.now() - day)
    // Drafts of one day count as equally old.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 2 * day })
    await saveLateDraft(member.id, 'new-post', typed)
    vi.useRealTimers()
    for (let number = 0; number < maxDrafts; number++)
      await db.draft.create({
        data: { userId: member.id, draftKey: `key ${number}`, fields: '', updatedAt: yesterday },
      })
    await saveLateDraft(member.id, `comment:${id}`, typed)
    expect(await db.draft.count({ where: { userId: member.id } })).toBe(maxDrafts)
    expect(await readDraft(member, 'new-post')).toBeNull()
    expect(await readDraft(member, `comment:${id}`)).not.toBeNull()
    expect(await readDraft(other, 'new-post')).not.toBeNull()
  })
})
