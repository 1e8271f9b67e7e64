import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { nextGuest } from '~/content/next-guest'
import { db } from '~/database/db.server'
import { readReference } from '~/domain/contact/reference.server'
import { startOfDay } from '~/domain/day'
import { exportMember } from '~/domain/data-export/export-account.server'
import { parsePosition } from '~/domain/episodes/position'
import { rules } from '~/domain/limits/rules'
import { askQuestion } from '~/domain/questions/ask-question.server'
import { listChosenQuestions, maxChosen } from '~/domain/questions/chosen-questions.server'
import { announcedGuest } from '~/domain/questions/next-guest'
import {
  handleQuestion,
  listQuestions,
  readQuestion,
} from '~/domain/questions/questions-for-admins.server'
import { lengths } from '~/domain/validation/lengths'
import { wholeTables } from '../../../prisma/move/copied-tables'
import { makeMember, unwrap } from '../../support/forum/factories'
import { notAdmins } from '../../support/forum/not-admins'
import { withSettings } from '../../support/with-settings'

const secondStepAt = new Date()
const admin = { role: 'admin', suspendedUntil: null, secondStepAt } as const
const visitor = { ip: '192.0.2.1', language: 'hi' }
const later = new Date('2040-01-01')

let number = 1

function makeEpisode(durationSeconds = 3000) {
  const title = `Episode ${number}`
  return db.episode.create({
    data: { feedKey: title, title, episodeNumber: number++, durationSeconds },
  })
}

const ask = async (question: string, more = {}) =>
  unwrap(await askQuestion(null, { question, ...more }, visitor))

/** Returns all rows of all tables except the table of questions. */
async function otherRows() {
  const tables = wholeTables.map(({ table }) => table).filter((table) => table !== 'GuestQuestion')
  const rows = tables.map(async (table) => [
    table,
    JSON.stringify(await db.$queryRawUnsafe(`SELECT * FROM "${table}"`), (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    ),
  ])
  return Object.fromEntries((await Promise.all(rows)) as [string, string][])
}

describe('asking', () => {
  test('keeps the question, the day and the announced guest, and a name only if it was given', async () => {
    const plain = await ask('  Is this pain normal?  ')
    const named = await ask('And this?', { name: 'Asha' })
    expect(readReference(plain)).toBe(plain)
    const day = startOfDay(new Date())
    const [guest, language] = [nextGuest?.name.en, 'hi']
    const kept = await db.guestQuestion.findMany({ orderBy: { name: 'asc' } })
    expect(kept).toHaveLength(2)
    expect(kept.find(({ name }) => name === null)).toMatchObject({
      ...{ referenceId: plain, question: 'Is this pain normal?', guest, language, day },
      ...{ aboutId: null, episodeId: null, second: null, answer: null },
    })
    expect(kept.find(({ name }) => name === 'Asha')).toMatchObject({ referenceId: named })
  })

  test('changes no other table when a member asks, and is in no export', async () => {
    const member = await makeMember('zqx_asker')
    const before = await otherRows()
    unwrap(await askQuestion(member, { question: 'Zebra?' }, visitor))
    expect(await otherRows()).toEqual(before)
    const row = await db.guestQuestion.findFirstOrThrow()
    expect(JSON.stringify(row)).not.toMatch(new RegExp(`${member.id}|zqx`))
    let file = ''
    for await (const piece of exportMember(member)) file += String(piece)
    expect(file).not.toContain('Zebra')
  })

  test('is about a published episode when one is named', async () => {
    const { id } = await makeEpisode()
    await ask('What did you mean?', { episodeId: id })
    expect(await db.guestQuestion.findFirst()).toMatchObject({ aboutId: id, guest: null })
    for (const episodeId of ['x', '0190a0b0-0000-7000-8000-000000000000'])
      expect(await askQuestion(null, { question: 'What?', episodeId }, visitor)).toMatchObject({
        code: 'invalid',
        fields: { episodeId: 'episodeUnknown' },
      })
  })

  test('needs an announced guest or an episode', async () => {
    expect(announcedGuest()).toEqual(nextGuest)
    expect(announcedGuest(new Date(`${nextGuest?.day}T12:00Z`))).toEqual(nextGuest)
    expect(announcedGuest(later)).toBeNull()
    expect(await askQuestion(null, { question: 'Who comes?' }, visitor, later)).toMatchObject({
      code: 'invalid',
      fields: { '': 'guestNone' },
    })
    const { id } = await makeEpisode()
    const about = { question: 'Who came?', episodeId: id }
    expect((await askQuestion(null, about, visitor, later)).ok).toBe(true)
  })

  test.each([
    ['nothing', {}, { question: 'required' }],
    ['spaces', { question: '   ' }, { question: 'required' }],
    ['a long text', { question: 'x'.repeat(1001) }, { question: 'questionLength' }],
    ['a long name', { question: 'x', name: 'x'.repeat(201) }, { name: 'tooLong' }],
    ['a filled honeypot', { question: 'x', subject: 'x' }, { subject: 'leaveEmpty' }],
    ['another field', { question: 'x', memberId: 'x' }, { memberId: 'unknownField' }],
    ['a number', { question: 7 }, { question: 'wrongType' }],
  ])('refuses %s', async (_, input, fields) => {
    expect(await askQuestion(null, input, visitor)).toMatchObject({ code: 'invalid', fields })
    expect(await db.guestQuestion.count()).toBe(0)
  })

  test('sent again is the same question for ten minutes, no longer', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const first = await ask('Again?')
    vi.setSystemTime(Date.now() + 10 * 60_000)
    expect(await ask('Again?')).toBe(first)
    vi.setSystemTime(Date.now() + 60_000)
    expect(await ask('Again?')).not.toBe(first)
    vi.useRealTimers()
  })

  test('sent twice is one question, also by members; another name is another', async () => {
    const first = await ask('Twice?')
    const again = await Promise.all([ask('Twice?'), ask('Twice?')])
    expect(again).toEqual([first, first])
    const member = await makeMember()
    expect(unwrap(await askQuestion(member, { question: 'Twice?' }, visitor))).toBe(first)
    expect(await ask('Twice?', { name: 'Asha' })).not.toBe(first)
    expect(await db.guestQuestion.count()).toBe(2)
  })
})

describe('the limits', () => {
  withSettings({ RATE_LIMITS: 'on' })

  test('are those of a network and of a member', async () => {
    const [account, network] = rules.question
    const fill = async (actor: Parameters<typeof askQuestion>[0], ip: (n: number) => string) => {
      for (let count = 0; ; count++) {
        const sender = { ip: ip(count), language: 'en' }
        const asked = await askQuestion(actor, { question: randomUUID() }, sender)
        if (!asked.ok) return [asked.code, count]
      }
    }
    expect(await fill(null, () => '198.51.100.1')).toEqual(['too-many', account.points])
    const member = await makeMember()
    expect(await fill(member, (n) => `198.51.${n}.2`)).toEqual(['too-many', account.points])
    let last: unknown[] = []
    for (let count = 0; count * account.points < network.points; count++)
      last = await fill(await makeMember(), () => '198.51.100.3')
    expect(last).toEqual(['too-many', account.points])
    expect(await fill(await makeMember(), () => '198.51.100.3')).toEqual(['too-many', 0])
    expect(await db.rateLimit.count()).toBe(0)
  })
})

describe('choosing', () => {
  let episode: Awaited<ReturnType<typeof makeEpisode>>
  beforeEach(async () => void (episode = await makeEpisode()))

  const choose = (reference: string, more: Record<string, string> = {}) =>
    handleQuestion(admin, reference, {
      ...{ step: 'choose', episode: String(episode.episodeNumber), time: '12:40' },
      ...more,
    })

  test('shows a question at its place, and the answer; later questions of the audio follow', async () => {
    const late = await ask('Late?', { name: 'Asha' })
    const early = await ask('Early?')
    const unplaced = await ask('Anywhere?')
    await ask('Not chosen?')
    unwrap(await choose(late, { answer: '  It is.  ' }))
    unwrap(await choose(early.toLowerCase(), { time: '0:05' }))
    unwrap(await choose(unplaced, { time: '' }))
    expect(await listChosenQuestions(episode.id)).toEqual([
      { question: 'Early?', name: null, second: 5, answer: null },
      { question: 'Late?', name: 'Asha', second: 760, answer: 'It is.' },
      { question: 'Anywhere?', name: null, second: null, answer: null },
    ])
    unwrap(await handleQuestion(admin, late, { step: 'leave' }))
    unwrap(await handleQuestion(admin, early, { step: 'delete' }))
    expect((await listChosenQuestions(episode.id)).map(({ question }) => question)).toEqual([
      'Anywhere?',
    ])
    expect(unwrap(await readQuestion(admin, late))).toMatchObject({
      ...{ episode: null, second: null, answer: null },
    })
    expect(await readQuestion(admin, early)).toMatchObject({ code: 'not-found' })
  })

  test.each([
    [{ episode: '' }, { episode: 'required' }],
    [{ episode: '99999' }, { episode: 'episodeUnknown' }],
    [{ episode: 'x' }, { episode: 'episodeUnknown' }],
    [{ time: '12' }, { time: 'timeInAudio' }],
    [{ time: '51:00' }, { time: 'timeInAudio' }],
    [{ step: 'x' }, { step: 'wrongType' }],
    [{ answer: 'x'.repeat(lengths.guestAnswerMax + 1) }, { answer: 'guestAnswerLength' }],
  ])('refuses %j', async (more, fields) => {
    expect(await choose(await ask('Which?'), more)).toMatchObject({ code: 'invalid', fields })
    expect(await listChosenQuestions(episode.id)).toEqual([])
  })

  test('stops at as many as a page shows', async () => {
    for (let count = 0; count < maxChosen; count++)
      unwrap(await choose(await ask(`Question ${count}?`)))
    const more = await ask('One more?')
    expect(await choose(more)).toMatchObject({ fields: { episode: 'episodeFull' } })
    expect(await listChosenQuestions(episode.id)).toHaveLength(maxChosen)
  })

  test('reaches an episode whose number a newer one has, and goes on naming it', async () => {
    const newer = await db.episode.create({
      data: {
        ...{ feedKey: 'newer', title: 'Newer', episodeNumber: episode.episodeNumber },
        publishedAt: new Date(),
      },
    })
    const about = await ask('Which season?', { episodeId: episode.id })
    const { episodeReference } = unwrap(await readQuestion(admin, about))
    expect(episodeReference).toBe(episode.id)
    unwrap(await choose(about, { episode: episodeReference }))
    unwrap(await choose(await ask('And this?')))
    const shown = async (id: string) =>
      (await listChosenQuestions(id)).map(({ question }) => question)
    expect(await shown(episode.id)).toEqual(['Which season?'])
    expect(await shown(newer.id)).toEqual(['And this?'])
  })

  test('an episode that goes leaves its questions', async () => {
    unwrap(await choose(await ask('Left?', { episodeId: episode.id })))
    await db.episode.delete({ where: { id: episode.id } })
    expect(await db.guestQuestion.findFirst()).toMatchObject({ aboutId: null, episodeId: null })
  })
})

test('nobody but administrators reads or handles questions', async () => {
  const reference = await ask('Who reads this?')
  const code = 'not-allowed'
  for (const actor of notAdmins(admin)) {
    expect(await listQuestions(actor, {})).toMatchObject({ code })
    expect(await readQuestion(actor, reference)).toMatchObject({ code })
    expect(await handleQuestion(actor, reference, { step: 'delete' })).toMatchObject({ code })
  }
  expect(await db.guestQuestion.count()).toBe(1)
})

test('the list goes page by page, and narrows down', async () => {
  const episode = await makeEpisode()
  const references: string[] = []
  for (let count = 0; count < 25; count++) references.push(await ask(`Question ${count}?`))
  const [chosen = ''] = references
  const input = { step: 'choose', episode: String(episode.episodeNumber) }
  unwrap(await handleQuestion(admin, chosen, input))
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const page: { questions: { referenceId: string }[]; nextCursor: string | null } = unwrap(
      await listQuestions(admin, { cursor: cursor ?? '' }),
    )
    seen.push(...page.questions.map(({ referenceId }) => referenceId))
    cursor = page.nextCursor
  } while (cursor)
  expect(seen.sort()).toEqual(references.sort())
  const listed = async (filter: object) =>
    unwrap(await listQuestions(admin, filter)).questions.map(({ referenceId }) => referenceId)
  expect(await listed({ chosen: 'yes' })).toEqual([chosen])
  expect(await listed({ chosen: 'no', q: chosen })).toEqual([])
  expect(await listed({ q: ` ${chosen.toLowerCase()} ` })).toEqual([chosen])
  expect(await listed({ q: '%' })).toEqual([])
  for (const strange of [{ chosen: 'x' }, { cursor: 'x' }])
    expect(await listQuestions(admin, strange)).toMatchObject({ code: 'invalid' })
})

test.each([
  ['12:40', 760],
  ['0:05', 5],
  ['90:00', 5400],
  ['1:01:10', 3670],
  ['12:4', null],
  ['12:60', null],
  ['1:1:10', null],
  ['-1:00', null],
  ['', null],
])('the position %s is second %s', (text, second) => {
  expect(parsePosition(text)).toBe(second)
})
