import { afterEach, expect, test, vi } from 'vitest'
import { db } from '~/database/db.server'
import { saveDraft } from '~/domain/drafts/drafts.server'
import * as ask from '~/routes/episodes/ask'
import * as asked from '~/routes/episodes/asked'
import * as episodePage from '~/routes/episodes/episode'
import * as question from '~/routes/moderation/question'
import * as questions from '~/routes/moderation/questions'
import { makeModerator } from '../support/forum/factories'
import {
  getCookie,
  getRequest,
  openPage,
  routeArguments,
  submit,
} from '../support/http/page-request'
import { said } from '../support/said-problems'

afterEach(() => void vi.useRealTimers())

const open = (path: string) => openPage(ask, path)

test('a question leads to a page with its reference and the helplines', async () => {
  const answer = await submit(ask, '/episodes/ask', { question: 'I want to die. Is that normal?' })
  const { referenceId } = await db.guestQuestion.findFirstOrThrow()
  expect(answer.status).toBe(303)
  expect(answer.headers.get('Location')).toBe(`/episodes/ask/${referenceId}`)
  const shown = await asked.loader(routeArguments(getRequest('/'), { referenceId }))
  expect(shown).toMatchObject({ referenceId, help: expect.stringContaining('14416') as string })
  const strange = asked.loader(routeArguments(getRequest('/'), { referenceId: 'ABCDEFGH' }))
  await expect(strange).rejects.toBeInstanceOf(Response)
})

test('a refused question keeps all that was typed', async () => {
  const typed = { question: 'x'.repeat(1001), name: 'Asha' }
  expect(await submit(ask, '/episodes/ask', typed)).toMatchObject({
    status: 400,
    value: {
      lastResult: { initialValue: typed, error: said({ question: 'questionLength' }, typed) },
    },
  })
  expect(await db.guestQuestion.count()).toBe(0)
})

test('the form is for the announced guest or an episode; without either there is none', async () => {
  const episode = await db.episode.create({
    data: { feedKey: 'e1', title: 'Sleep', episodeNumber: 4 },
  })
  const about = `/episodes/ask?episodeId=${episode.id}`
  expect((await open('/episodes/ask')).value).toMatchObject({ guest: {}, episode: null })
  expect((await open(about)).value).toMatchObject({ episode: { path: '/episodes/4' } })
  expect((await open('/episodes/ask?episodeId=x')).status).toBe(404)
  vi.useFakeTimers({ now: new Date('2040-01-01'), toFake: ['Date'] })
  const { value } = await open('/episodes/ask')
  expect(value).toMatchObject({ guest: null, episode: null })
  expect(ask.handle.textFormId(value as never)).toBeNull()
  expect(await submit(ask, '/episodes/ask', { question: 'Who?' })).toMatchObject({
    status: 400,
    value: { lastResult: { error: said({ '': 'guestNone' }) } },
  })
  expect((await open(about)).value).toMatchObject({ guest: null, episode: { id: episode.id } })
})

test('an administrator chooses a question, and the episode shows it without its reference', async () => {
  await db.episode.create({ data: { feedKey: 'e1', title: 'Sleep', episodeNumber: 4 } })
  await submit(ask, '/episodes/ask', { question: 'Is this normal?', name: 'Asha' })
  const { referenceId } = await db.guestQuestion.findFirstOrThrow()
  const params = { referenceId }
  const path = `/moderation/messages/questions/${referenceId}`
  const admin = await makeModerator('admin')
  const cookie = await getCookie(admin)
  const choose = (fields: Record<string, string>) => submit(question, path, fields, cookie, params)
  const show = (screen: typeof question | typeof questions) =>
    openPage(screen, path, cookie, params)
  const chosen = { step: 'choose', episode: '4', time: '1:05', answer: 'It is.' }
  expect((await show(questions)).value).toMatchObject({ questions: [{ referenceId }] })
  const wrong = { ...chosen, time: 'x' }
  expect(await choose(wrong)).toMatchObject({
    status: 400,
    value: { lastResult: { initialValue: wrong, error: said({ time: 'timeInAudio' }) } },
  })
  const done = await choose(chosen)
  expect([done.status, done.headers.get('Location')]).toEqual([303, path])
  expect((await show(question)).value).toMatchObject({ time: '1:05', answer: 'It is.' })
  const page = await openPage(episodePage, '/episodes/4', '', { episode: '4' })
  expect(page.value).toMatchObject({
    questions: [{ question: 'Is this normal?', name: 'Asha', second: 65, answer: 'It is.' }],
  })
  expect(JSON.stringify(page.value)).not.toContain(referenceId)
  const draft = { episode: '4', time: '', answer: 'Rather' }
  await saveDraft(admin.id, `question:${referenceId}`, draft)
  expect((await choose({ step: 'leave' })).status).toBe(303)
  expect((await show(question)).value).toMatchObject({ draft })
})

test('an episode shows as many questions at once as leave room for what was said', async () => {
  const { id } = await db.episode.create({
    data: { feedKey: 'e1', title: 'Sleep', episodeNumber: 4 },
  })
  const cues = Array.from({ length: 200 }, (_, start) => ({ start, speaker: '', text: 'Words.' }))
  const data = { episodeId: id, language: 'en', cues: JSON.stringify(cues) }
  await db.transcript.create({ data })
  const see = async (search = '') =>
    (await openPage(episodePage, `/episodes/4${search}`, '', { episode: '4' })).value as {
      questions: object[]
      hasMoreQuestions: boolean
      transcript: { sections: Said[] }
    }
  type Said = { cues: object[] }
  const said = ({ transcript }: Awaited<ReturnType<typeof see>>) =>
    transcript.sections.flatMap(({ cues }) => cues).length
  const before = await see()
  await db.guestQuestion.createMany({
    data: Array.from({ length: 10 }, (_, number) => ({
      ...{ referenceId: `q${number}`, digest: `q${number}`, episodeId: id, day: new Date() },
      question: 'Why? '.repeat(150),
    })),
  })
  const [some, all] = [await see(), await see('?questions=all')]
  expect([before.questions.length, before.hasMoreQuestions]).toEqual([0, false])
  expect([some.questions.length > 1, some.hasMoreQuestions]).toEqual([true, true])
  expect([all.questions.length, all.hasMoreQuestions]).toEqual([10, false])
  expect(said(some)).toBeLessThan(said(before))
  expect(said(all)).toBe(said(some))
})

test('a question that is deleted twice leads to the list twice', async () => {
  await submit(ask, '/episodes/ask', { question: 'Is this normal?' })
  const { referenceId } = await db.guestQuestion.findFirstOrThrow()
  const path = `/moderation/messages/questions/${referenceId}`
  const cookie = await getCookie(await makeModerator('admin'))
  for (let press = 0; press < 2; press++) {
    const { status, headers } = await submit(question, path, { step: 'delete' }, cookie, {
      referenceId,
    })
    expect([status, headers.get('Location')]).toEqual([303, '/moderation/messages/questions'])
  }
  expect(await db.guestQuestion.count()).toBe(0)
})
