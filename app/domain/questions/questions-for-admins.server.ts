import { z } from 'zod'
import { clearDeleted, db } from '~/database/db.server'
import { spellReference } from '../contact/reference.server'
import { parsePosition } from '../episodes/position'
import { findIdByReference, referenceOf } from '../episodes/episodes.server'
import { checkRole, type RoleHolder } from '../members/member'
import { fail, ok, type Result } from '../result'
import { lengths } from '../validation/lengths'
import {
  cutPage,
  timestampCursor,
  timestampQuery,
  stringField,
  textField,
  validate,
} from '../validation/validation.server'
import { maxChosen } from './chosen-questions.server'

const pageSize = 20

const shortEpisode = { select: { id: true, episodeNumber: true, title: true } } as const

const columns = {
  referenceId: true,
  question: true,
  name: true,
  guest: true,
  language: true,
  day: true,
  second: true,
  answer: true,
  about: shortEpisode,
  episode: shortEpisode,
} as const

export type AskedQuestion = NonNullable<Awaited<ReturnType<typeof findQuestion>>>

const optional = <T extends z.ZodType>(field: T) =>
  z.preprocess((value) => value || undefined, field.optional())

const listSchema = z.object({
  chosen: optional(z.enum(['yes', 'no'])),
  q: optional(stringField(lengths.shortMax, 'tooLong').trim().toUpperCase()),
  cursor: optional(timestampQuery('questions').shape.cursor),
})

export type QuestionPage = { questions: AskedQuestion[]; nextCursor: string | null }

/**
 * Returns a page of questions to guests, the last day first, for admins.
 * @param input `chosen`, `q` (the start of a reference) and `cursor`
 * @returns the page; `not-allowed` or `invalid`
 */
export async function listQuestions(
  viewer: RoleHolder,
  input: unknown,
): Promise<Result<QuestionPage>> {
  const allowed = checkRole(viewer, 'admin')
  if (!allowed.ok) return allowed
  const checked = validate(listSchema, input)
  if (!checked.ok) return checked
  const { chosen, q, cursor } = checked.value
  const rows = await db.guestQuestion.findMany({
    where: {
      episodeId: chosen && (chosen === 'yes' ? { not: null } : null),
      // References contain only these characters; some other characters are wildcards.
      referenceId: q && (/^[A-Z0-9]+$/.test(q) ? { startsWith: q } : { in: [] }),
      ...(cursor && {
        OR: [{ day: { lt: cursor.createdAt } }, { day: cursor.createdAt, id: { lt: cursor.id } }],
      }),
    },
    orderBy: [{ day: 'desc' }, { id: 'desc' }],
    take: pageSize + 1,
    select: { id: true, ...columns },
  })
  const { page, nextCursor } = cutPage('questions', rows, pageSize, ({ day, id }) =>
    timestampCursor({ createdAt: day, id }),
  )
  return ok({ questions: page.map(({ id: _, ...question }) => question), nextCursor })
}

/**
 * Reads a question, for admins; `not-allowed` or `not-found`. `episodeReference` refers to the episode for which it
 * was chosen, otherwise to the episode that it is about; '' without one.
 */
export async function readQuestion(
  viewer: RoleHolder,
  reference: string,
): Promise<Result<AskedQuestion & { episodeReference: string }>> {
  const allowed = checkRole(viewer, 'admin')
  if (!allowed.ok) return allowed
  // Does not verify the check characters: references of a former secret would fail, but the database knows them.
  const referenceId = spellReference(reference)
  const row = referenceId ? await findQuestion(referenceId) : null
  if (!row) return fail('not-found')
  const episode = row.episode ?? row.about
  return ok({ ...row, episodeReference: episode ? await referenceOf(episode) : '' })
}

function findQuestion(referenceId: string) {
  return db.guestQuestion.findUnique({ where: { referenceId }, select: columns })
}

/** The actions of an admin on a question. */
const questionSteps = ['choose', 'leave', 'delete'] as const

export const handleQuestionSchema = z.object({
  step: z.enum(questionSteps, { error: 'wrongType' }),
  episode: optional(stringField(lengths.shortMax, 'episodeUnknown').trim()),
  time: optional(
    stringField(20, 'timeInAudio')
      .trim()
      .transform((text, context) => {
        const second = parsePosition(text)
        if (second !== null) return second
        context.addIssue({ code: 'custom', message: 'timeInAudio' })
        return z.NEVER
      }),
  ),
  answer: textField(0, lengths.guestAnswerMax, 'guestAnswerLength'),
})

/**
 * Handles a question, for admins. Chooses it for an episode with its place in the audio and the guest's answer, or
 * removes it from the episode. Or deletes it permanently, which a person with its reference may request.
 * @returns `not-allowed`, `not-found`, or `invalid` with fields
 */
export async function handleQuestion(
  actor: RoleHolder,
  reference: string,
  input: unknown,
): Promise<Result<null>> {
  const found = await readQuestion(actor, reference)
  if (!found.ok) return found
  const checked = validate(handleQuestionSchema, input)
  if (!checked.ok) return checked
  const { referenceId } = found.value
  const { step, episode, time, answer } = checked.value
  if (step === 'choose') return choose(referenceId, episode, time, answer)
  const where = { referenceId }
  if (step === 'delete') await db.guestQuestion.deleteMany({ where })
  else
    await db.guestQuestion.updateMany({
      where,
      data: { episodeId: null, second: null, answer: null },
    })
  await clearDeleted()
  return ok(null)
}

async function choose(
  referenceId: string,
  episodeReference: string | undefined,
  second: number | undefined,
  answer: string,
): Promise<Result<null>> {
  if (!episodeReference) return fail('invalid', { episode: 'required' })
  const id = await findIdByReference(episodeReference)
  const episode = id && (await findLength(id))
  if (!episode) return fail('invalid', { episode: 'episodeUnknown' })
  if (second !== undefined && second > (episode.durationSeconds ?? Infinity))
    return fail('invalid', { time: 'timeInAudio' })
  const others = { episodeId: episode.id, referenceId: { not: referenceId } }
  if ((await db.guestQuestion.count({ where: others })) >= maxChosen)
    return fail('invalid', { episode: 'episodeFull' })
  await db.guestQuestion.updateMany({
    where: { referenceId },
    data: { episodeId: episode.id, second: second ?? null, answer: answer || null },
  })
  await clearDeleted()
  return ok(null)
}

function findLength(id: string) {
  return db.episode.findUnique({ where: { id }, select: { id: true, durationSeconds: true } })
}
