import { z } from 'zod'
import { codeField, idField, stringField } from '~/domain/validation/validation.server'

const maxUrlLength = 8000
const maxPasskey = 20_000

/** The URL to open after signing in. */
export const redirectField = { redirectTo: urlField() }

/** The page to return to. */
export const returnField = { returnTo: urlField() }

/** Set by forms that stay on their page (`ui/form/form-answer.ts`). */
export const inPlaceField = { inPlace: ownField() }

/** Set if the button 'Preview' sent the form. */
export const previewField = { go: z.literal('preview').optional() }

const choices = ['language', 'light', 'dark'] as const

export type ChoiceField = (typeof choices)[number]

/** Set if the language or theme switch sent the form instead of its own button. */
export const choiceField = { choice: z.enum(choices).optional() }

/** The username of the member whose page was idle on a shared phone. */
export const idleField = { idle: ownField() }

/** Set if the button that undoes the change sent the form. */
export const undoField = { step: z.literal('undo').optional() }

/** The key that names the form's owner, for rules that do not take a key (`requireFormMember`). */
export const keyField = { idempotencyKey: ownField().catch(undefined) }

/** The result of a passkey ceremony, which a script writes into the form. The rule checks it. */
export const passkeyField = { passkey: stringField(maxPasskey, 'wrongType').optional() }

/** Set if this browser may skip the second step from now on. */
export const trustField = { trust: ownField() }

/** The thread that its member no longer follows, in the list of answers. */
export const unfollowField = { unfollow: idField('wrongType').optional() }

/** The token of a mailed link. */
export const tokenField = { token: ownField().catch(undefined) }

/** The schema of a value that a page puts into its form for its own action. */
export function ownField() {
  return codeField('wrongType').optional()
}

function urlField() {
  return stringField(maxUrlLength, 'wrongType').optional().catch(undefined)
}
