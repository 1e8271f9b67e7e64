import { z } from 'zod'
import { consume } from '../limits/limit.server'
import { fail, ok, type Result } from '../result'
import { isReadable } from '../validation/text'
import { requiredFlagField, validate } from '../validation/validation.server'
import { extras, intents } from './choices'
import { saveAnswers, markSent, readDraft, type Answers } from './curtain-draft.server'
import { reachableStep, stepFields, type Step } from './curtain-steps'
import { choiceField, honeypot, messageFields, optionalFields } from './fields.server'
import { honeypotField } from './honeypot'
import { storeMessage, type Sender } from './store-message.server'

// A checkbox that was not shown yet has no answer; an unticked one has.
const schemas = {
  purpose: z.object({ ...honeypot, intent: choiceField(intents) }),
  name: z.object({
    ...honeypot,
    name: messageFields.name,
    organization: optionalFields.organization,
  }),
  message: z.object({ ...honeypot, message: messageFields.message }),
  email: z.object({ ...honeypot, email: messageFields.email, phone: optionalFields.phone }),
  extras: z.object({
    ...honeypot,
    deckOverview: requiredFlagField(),
    voiceCall: requiredFlagField(),
    confidentialNda: requiredFlagField(),
  }),
  review: z.object(honeypot),
} satisfies Record<Step, z.ZodObject>

const whole = z.object({
  ...schemas.purpose.shape,
  ...schemas.name.shape,
  ...schemas.message.shape,
  ...schemas.email.shape,
  ...schemas.extras.shape,
})

const maxLength = 20_000

export type CurtainView = { step: Step; answers: Answers; referenceId: string | null }

/** The schema of the form of a step. */
export function curtainSchema(step: Step): z.ZodObject {
  return schemas[step]
}

/** Returns the state of the guided flow for a wanted step and the cookie's token. Steps cannot be skipped. */
export async function readCurtain(token: string | undefined, wanted: Step): Promise<CurtainView> {
  const { answers, referenceId } = await readDraft(token)
  return { step: reachable(wanted, answers), answers, referenceId }
}

function reachable(wanted: Step, answers: Answers) {
  return reachableStep(wanted, (step) => validate(schemas[step], answers).ok)
}

/** Saves a step's fields, valid or not. Returns the cookie's token and the validation result, or `too-many`. */
export async function saveStep(
  token: string | undefined,
  step: Step,
  submitted: Record<string, string | undefined>,
  { ip }: Pick<Sender, 'ip'>,
): Promise<Result<{ token: string; judged: Result<unknown> }>> {
  const allowed = await consume('curtain', { ip })
  if (!allowed.ok) return allowed
  const fields = Object.fromEntries(
    stepFields[step].map((field) => [field, submitted[field] ?? emptyOf(field)]),
  )
  const storable = Object.entries(fields).filter(
    ([, value]) => value.length <= maxLength && isReadable(value),
  )
  const savedToken = await saveAnswers(token, Object.fromEntries(storable))
  const judged = validate(schemas[step], { ...fields, [honeypotField]: submitted[honeypotField] })
  return ok({ token: savedToken, judged })
}

function emptyOf(field: string) {
  return extras.some((extra) => extra === field) ? 'false' : ''
}

/**
 * Sends the answers once.
 * @returns `invalid` with the wrong fields of the review's form, or without fields when a step is unanswered; `too-many`
 */
export async function sendCurtain(
  token: string | undefined,
  input: unknown,
  sender: Sender,
): Promise<Result<string>> {
  const { answers, referenceId } = await readDraft(token)
  if (referenceId) return ok(referenceId)
  const review = validate(schemas.review, input)
  if (!review.ok) return review
  const checked = validate(whole, answers)
  if (!checked.ok) return fail('invalid')
  const sent = await storeMessage({ source: 'curtain', ...checked.value }, sender)
  if (sent.ok && token) await markSent(token, sent.value)
  return sent
}
