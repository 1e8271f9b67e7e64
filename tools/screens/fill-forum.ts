import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { APIRequestContext } from '@playwright/test'
import { linkIn, mailboxOf } from '../../tests/e2e/support/mail/mailbox'
import { newVisitor, writeToCompany } from '../../tests/e2e/support/mail/expect-delivered'
import { newAccount, signUp } from '../../tests/e2e/support/member'
import { publishComment, publishPost } from '../../tests/e2e/support/publish'
import type { Places, Viewer } from './state'

/** The colleague is a second moderator. */
type Requests = Record<Viewer | 'colleague', APIRequestContext>

/** The site's folder, and the moderator's password. */
type Prepared = { folder: string; password: string }

type Listed = { posts: { _id: string; commentCount: number }[] }

/** Creates posts, reports, blocks, moderators' actions and messages to the company. Returns their URLs. */
export async function fillForum(
  requests: Requests,
  { folder, password }: Prepared,
): Promise<Places> {
  const threads = await fillThreads(requests)
  const moderated = await moderate(requests, password)
  await discuss(requests, moderated.longPost)
  return {
    ...threads,
    ...moderated,
    ...(await answerAsExpert(requests)),
    ...(await writeMails(requests, path.join(folder, 'data/mail'))),
  }
}

async function fillThreads({ visitor, member }: Requests) {
  const { posts } = await listed(visitor, '/api/forum/posts')
  const own = await listed(member, '/api/auth/me/posts')
  // A member follows her own post from the start. The sample content is written without that.
  await member.post(`${pathOf(own.posts[0])}/follow`, { form: { following: '1' } })
  const others = posts.filter(({ _id }) => own.posts.every((post) => post._id !== _id))
  const post = pathOf(others.find(({ commentCount }) => commentCount > 1))
  const ownComment = await publishComment(member, post, { content: 'It helped to write it down.' })
  await member.post(`${post}/report`, { form: { reason: 'abuse', note: 'Please look' } })
  await member.post(`${post}/like`, { form: { liked: '1' } })
  await member.post(`${post}/save`, { form: { saved: '1' } })
  await member.post(`/api/forum/comments/${await firstCommentOf(visitor, post)}/like`)
  return {
    post,
    comment: await firstCommentOf(visitor, post),
    postWithoutComments: pathOf(others.find(({ commentCount }) => commentCount === 0)),
    ownPost: pathOf(own.posts[0]),
    ownComment: `/forum/comment/${ownComment}`,
    reported: post.replace('/forum/', '/moderation/'),
  }
}

async function listed(request: APIRequestContext, url: string) {
  return (await (await request.get(url)).json()) as Listed
}

function pathOf(post: { _id: string } | undefined) {
  return `/forum/post/${post?._id ?? ''}`
}

async function firstCommentOf(request: APIRequestContext, post: string) {
  const answer = await request.get(`/api${post.replace('/post/', '/posts/')}/comments`)
  const { comments } = (await answer.json()) as { comments: { _id: string }[] }
  return comments[0]?._id ?? ''
}

const account = { ...newAccount(), username: 'nadia_reads', displayName: 'Nadia' }

async function moderate(
  { member, writer, newcomer, moderator, colleague }: Requests,
  password: string,
) {
  await signUp(newcomer, account)
  const removedPost = await publishPost(writer, {
    title: 'Where do you buy yours without being asked why?',
    content: 'The chemist near us asks in front of everybody.',
  })
  const askedPost = await publishPost(writer, {
    title: 'What my sister was told at the clinic',
    content: 'She is sixteen. They sent her home with a painkiller and no answer.',
  })
  const heldPost = await publishPost(writer, {
    title: 'Has anybody tried this clinic?',
    content: 'They promise a result in a week, and I do not know whom to ask.',
  })
  const slowPost = await publishPost(newcomer, {
    title: 'Does turmeric milk help, or not at all?',
    content: 'My grandmother swears by it. My doctor smiled. Who is right?',
  })
  const closedPost = await publishPost(newcomer, {
    title: 'Which cup is the best for beginners?',
    content: 'I have used pads for ten years and I am a little afraid of it.',
  })
  const blockedPost = await publishPost(newcomer, {
    title: 'How did you tell your mother?',
    content: 'We never spoke about any of this at home. I do not know how to begin.',
  })
  await member.post(`${blockedPost}/block`, { form: { blocked: '1' } })
  const longPost = await publishPost(newcomer, {
    title: 'A title that says at such length what the question is that it is set a step smaller',
    content: 'What the fuck helps?\n\n- heat\n- sleep\n\n- a walk\n- tea',
    isAnonymous: true,
  })
  const notedPost = await publishPost(newcomer, {
    title: 'How did you tell people at work?',
    content: 'It was in the eleventh week. I went back after four days.',
    topic: 'pregnancy',
    contentNote: 'loss',
  })
  const act = (post: string, form: Record<string, string>, by = moderator) =>
    by.post(post.replace('/forum/', '/moderation/'), { form })
  await act(removedPost, { action: 'remove', reason: 'abuse' })
  await act(askedPost, { action: 'remove', reason: 'privacy' }, colleague)
  await writer.post(`${askedPost}/appeal`, { form: { message: 'I wrote it with her, for both.' } })
  await act(slowPost, { action: 'slow', reason: 'quarrel', days: '3' })
  await act(closedPost, { action: 'lock', reason: 'answered', days: '7' })
  await act(longPost, { action: 'reveal', reason: 'risk', password })
  const states = { removedPost, askedPost, heldPost, slowPost, closedPost }
  return { ...states, blockedPost, longPost, notedPost }
}

async function answerAsExpert({ member, writer, newcomer, expert, moderator }: Requests) {
  const expertPost = await publishPost(member, {
    title: 'My thyroid is fine, they say. Why am I so tired?',
    content:
      'I sleep eight hours and wake up tired. The doctor tested my thyroid and said all is well.',
    topic: 'other',
  })
  const comment = (request: APIRequestContext, content: string) =>
    publishComment(request, expertPost, { content })
  const urgent = await comment(writer, 'I fainted twice, and I wait until it passes.')
  const note = 'She may need help at once.'
  await newcomer.post(`/forum/comment/${urgent}/report`, { form: { reason: 'risk', note } })
  const good = await comment(writer, 'I asked for my iron to be tested as well.')
  await comment(expert, 'Ask for your iron and vitamin B12. Either can be low without a sign.')
  const hideable = await publishComment(writer, expertPost, {
    content: 'I am tired too.',
    isAnonymous: true,
  })
  const review = (id: string, verdict: string) =>
    expert.post(`/api/forum/comments/${id}/review`, { data: { verdict } })
  await review(urgent, 'see-a-doctor')
  await review(good, 'agree')
  const list = await (await moderator.get('/moderation/experts')).text()
  const [, path = ''] = /href="(\/moderation\/experts\/[^"?]+)"/.exec(list) ?? []
  return {
    expertPost,
    reviewedComment: `/forum/comment/${good}`,
    hideableComment: `/forum/comment/${hideable}`,
    expert: path,
  }
}

const said = [
  'It helped me to hear that others ask this as well.',
  'I write down the days now. After three months my doctor listened.',
  'A warm bath in the evening, and I stopped to count the hours.',
  'For me it was the iron. Ask for the test, it costs little.',
]

async function discuss(requests: Requests, post: string) {
  const authors = [requests.member, requests.writer, requests.newcomer, requests.moderator]
  for (let count = 0; count < 27; count++) {
    const content = said[count % said.length] ?? ''
    const parentCommentId = await publishComment(requests.writer, post, { content })
    // One of them is on the first page in any order within the hour.
    if (count >= 8) continue
    for (const reply of authors.concat(authors))
      await publishComment(reply, post, { content: 'Thank you for saying so.', parentCommentId })
  }
}

async function writeMails({ visitor, moderator }: Requests, mails: string) {
  const email = newVisitor()
  await visitor.post('/auth/forgot-password', { form: { email: account.email } })
  await visitor.post('/contact/waitlist', { form: { email, list: 'notify' } })
  const reference = await writeToCompany(visitor, 'Asha')
  const grievance = await sendGrievance(visitor, email)
  const question = 'My thyroid is fine, they say. Why am I still so tired?'
  const { referenceId: asked } = (await (
    await visitor.post('/api/forum/episodes/questions', { data: { question } })
  ).json()) as { referenceId: string }
  await moderator.post(`/moderation/messages/questions/${asked}`, {
    form: { step: 'choose', episode: '1', time: '12:40', answer: 'Ask for your iron as well.' },
  })
  return {
    message: `/moderation/messages/${reference}`,
    question: `/moderation/messages/questions/${asked}`,
    grievance: `/moderation/messages/grievances/${grievance}`,
    grievanceState: `/grievance/${grievance}`,
    asked: `/episodes/ask/${asked}`,
    sent: `/contact/sent/${reference}`,
    verifyEmail: await mailedLink(mails, account.email, '/auth/verify-email'),
    resetPassword: await mailedLink(mails, account.email, '/auth/reset-password'),
    confirmSubscription: await mailedLink(mails, email, '/contact/waitlist/confirm'),
  }
}

async function sendGrievance(visitor: Requests['visitor'], email: string) {
  const form = { name: 'Asha', email, address: '/forum', message: 'This names my sister.' }
  const sent = await visitor.post('/grievance', { form, maxRedirects: 0 })
  return sent.headers().location?.split('/').at(-1) ?? ''
}

async function mailedLink(mails: string, email: string, start: string): Promise<string> {
  const isThere = ({ text }: { text?: string }) => text?.includes(start)
  for (const end = Date.now() + 20_000; Date.now() < end; await pause(200)) {
    const mail = (await mailboxOf(mails, email).read()).find(isThere)
    if (mail) return linkIn(mail, start)
  }
  throw new Error(`No mail to ${email} leads to ${start}`)
}
