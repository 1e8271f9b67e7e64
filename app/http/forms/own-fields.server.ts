import { z } from 'zod'
import { stringField, codeField } from '~/domain/validation/validation.server'

const maxUrlLength = 8000
const maxPasskey = 20_000

/** Where to go after signing in. */
export const redirectField = { redirectTo: urlField() }

/** The page to come back to. */
export const returnField = { returnTo: urlField() }

/** Set by forms that stay on their page (`ui/contact/flow/in-place.tsx`). */
export const inPlaceField = { inPlace: ownField() }

/** The button that was pressed, if not the one that sends the form. */
export const previewField = { go: z.literal('preview').optional() }

const choices = ['language', 'light', 'dark'] as const

export type ChoiceField = (typeof choices)[number]

/** The switch of language or theme that sent the form, instead of its own button. */
export const choiceField = { choice: z.enum(choices).optional() }

/** Whether a shared phone is left because nobody uses it. */
export const idleField = { idle: z.literal('true').optional() }

/** Takes back what the form says, instead of sending it. */
export const stepField = { step: z.literal('takeBack').optional() }

/** Whose form it is, where the rule itself takes no key (`idempotency-key.server.ts`). */
export const keyField = { idempotencyKey: ownField().catch(undefined) }

/** What a passkey has signed or made, which a script writes into the form; the rule says what it may be. */
export const passkeyField = { passkey: stringField(maxPasskey, 'wrongType').optional() }

/** Whether this browser shall not be asked for the second step again. */
export const trustField = { trust: ownField() }

/** The token of a mailed link. */
export const tokenField = { token: ownField().catch(undefined) }

/** A value that a page writes into its form for its own action. */
export function ownField() {
  return codeField('wrongType').optional()
}

function urlField() {
  return stringField(maxUrlLength, 'wrongType').optional().catch(undefined)
}
