import { z } from 'zod'
import { db } from '~/database/db.server'
import { honeypot } from '../contact/fields.server'
import { newReference } from '../contact/reference.server'
import type { Sender } from '../contact/store-message.server'
import { startOfDay } from '../day'
import { contentDigests, createOnce } from '../limits/idempotency.server'
import { toNetwork } from '../limits/limit.server'
import type { Actor } from '../members/member'
import { fail, ok, type Result } from '../result'
import { lengths } from '../validation/lengths'
import { idField, textField, validate } from '../validation/validation.server'
import { announcedGuest } from './next-guest'

export const askQuestionSchema = z.strictObject({
  question: textField(1, lengths.questionMax, 'questionLength'),
  name: textField(0, lengths.shortMax, 'tooLong'),
  episodeId: z.preprocess((value) => value || undefined, idField('episodeUnknown').optional()),
})

export const askFormSchema = askQuestionSchema.extend(honeypot)

/**
 * Stores a question to the announced guest or, with `episodeId`, about a published episode. About the sender it
 * stores only the submitted name. The same question sent again within ten minutes is stored once.
 * @returns its reference; `invalid` with fields, also when no guest is announced, or `too-many`
 */
export async function askQuestion(
  actor: Actor,
  input: unknown,
  sender: Sender,
  now = new Date(),
): Promise<Result<string>> {
  const checked = validate(askFormSchema, input)
  if (!checked.ok) return checked
  const { question, name, episodeId } = checked.value
  if (episodeId && !(await db.episode.findUnique({ where: { id: episodeId } })))
    return fail('invalid', { episodeId: 'episodeUnknown' })
  const guest = announcedGuest(now)
  if (!episodeId && !guest) return fail('invalid', { '': 'guestNone' })
  const asked = { question, name, episodeId: episodeId ?? null }
  const digests = contentDigests('question', asked)
  return createOnce({
    name: `question ${question}`,
    findExisting: () => findExisting(digests),
    limit: ['question', { account: actor?.id ?? toNetwork(sender.ip), ip: sender.ip }],
    async create() {
      const referenceId = newReference()
      await db.guestQuestion.create({
        data: {
          referenceId,
          question,
          digest: digests[0],
          name: name || null,
          guest: episodeId ? null : guest?.name.en,
          aboutId: episodeId,
          language: sender.language,
          day: startOfDay(now),
        },
      })
      return ok(referenceId)
    },
  })
}

async function findExisting(digests: string[]) {
  const first = await db.guestQuestion.findFirst({
    where: { digest: { in: digests } },
    select: { referenceId: true },
  })
  return first && ok(first.referenceId)
}
