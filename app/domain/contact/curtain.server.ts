import { z } from 'zod'
import { consume } from '../limits/limit.server'
import { fail, ok, type Result } from '../result'
import { isReadable } from '../validation/text'
import { requiredFlagField, validate } from '../validation/validation.server'
import { extras, intents } from './choices'
import { saveAnswers, markSent, readDraft, type Answers } from './curtain-draft.server'
import { reachableStep, stepFields, type Step } from './curtain-steps'
import { choiceField, messageFields, optionalFields } from './fields.server'
import { storeMessage, type Sender } from './store-message.server'
import { honeypotField } from './honeypot'

// A box that was never shown has no answer yet, a box left empty has.
const schemas = {
  purpose: z.object({ intent: choiceField(intents) }),
  name: z.object({ name: messageFields.name, organization: optionalFields.organization }),
  message: z.object({ message: messageFields.message }),
  email: z.object({ email: messageFields.email, phone: optionalFields.phone }),
  extras: z.object({
    deckOverview: requiredFlagField(),
    voiceCall: requiredFlagField(),
    confidentialNda: requiredFlagField(),
  }),
  review: z.object({}),
} satisfies Record<Step, z.ZodObject>

const whole = z.object({
  ...schemas.purpose.shape,
  ...schemas.name.shape,
  ...schemas.message.shape,
  ...schemas.email.shape,
  ...schemas.extras.shape,
})

const maxAge = 20_000

/** Where a visitor stands: what has been answered, the step that may be shown, what became of a sent draft. */
export type CurtainView = { step: Step; answers: Answers; referenceId: string | null }

/** The names of the fields that the form of a step may send. */
export function curtainFields(step: Step): string[] {
  return [...stepFields[step], honeypotField]
}

/**
 * What a visitor sees when she asks for a step: a step cannot be skipped by its address.
 * @param token of the visitor's cookie, if there is one
 */
export async function readCurtain(token: string | undefined, wanted: Step): Promise<CurtainView> {
  const { answers, referenceId } = await readDraft(token)
  return { step: reachable(wanted, answers), answers, referenceId }
}

function reachable(wanted: Step, answers: Answers) {
  return reachableStep(wanted, (step) => validate(schemas[step], answers).ok)
}

/**
 * Keeps what was typed on a step, whether it will do or not: Back and reloading lose nothing.
 * @param typed the step's fields; a box that is not ticked does not come
 * @returns the token that the visitor's cookie has to hold, and what is wrong if anything; `too-many`
 */
export async function saveStep(
  token: string | undefined,
  step: Step,
  typed: Record<string, string>,
  { address }: Pick<Sender, 'address'>,
): Promise<Result<{ token: string; judged: Result<unknown> }>> {
  const within = await consume('curtain', { address })
  if (!within.ok) return within
  const given = Object.fromEntries(
    stepFields[step].map((field) => [field, typed[field] ?? emptyOf(field)]),
  )
  const storable = Object.entries(given).filter(
    ([, value]) => value.length <= maxAge && isReadable(value),
  )
  const kept = await saveAnswers(token, Object.fromEntries(storable))
  return ok({ token: kept, judged: validate(schemas[step], given) })
}

function emptyOf(field: string) {
  return extras.some((extra) => extra === field) ? 'false' : ''
}

/**
 * Sends what has been answered. Pressing twice sends once: the draft remembers its reference.
 * @param input the last form, of which only the trap is read
 * @returns the reference; `invalid` when a step is unanswered, `too-many`
 */
export async function sendCurtain(
  token: string | undefined,
  input: Record<string, unknown>,
  sender: Sender,
): Promise<Result<string>> {
  const { answers, referenceId } = await readDraft(token)
  if (referenceId) return ok(referenceId)
  const checked = validate(whole, answers)
  if (!checked.ok) return fail('invalid')
  const sent = await storeMessage({ source: 'curtain', ...checked.value }, input, sender)
  if (sent.ok && token) await markSent(token, sent.value)
  return sent
}
