import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import {
  removePasskey,
  removePasskeySchema,
  renamePasskey,
  renamePasskeySchema,
} from '~/domain/passkeys/change-passkey.server'
import { requireTwoFactor } from '../session/require-two-factor.server'
import { flash } from '../session/flash.server'
import { reauthenticatedHeaders } from '../session/session.server'
import { readForm } from '../forms/read-form.server'
import { formErrorResponse, requireFormMember } from '../forms/member-form.server'
import { keyField } from '../forms/own-fields.server'
import { discardDraft } from '~/domain/drafts/drafts.server'

/** The fields of the page's two forms: one carries a name, the other removes. */
export const passkeyFormSchema = renamePasskeySchema
  .extend(removePasskeySchema.shape)
  .extend(keyField)

/** Which draft keeps a passkey's new name. */
export const renameDraftKey = (passkeyId: string) => `rename-passkey:${passkeyId}`

const list = '/profile/settings/second-step'

/** Renames or removes one of the member's passkeys, as the sent form asks. */
export async function answerPasskeyForm(
  where: Pick<ActionFunctionArgs, 'request' | 'context'>,
  passkeyId: string,
) {
  const { request, context } = where
  const sent = await readForm(request, passkeyFormSchema)
  const { idempotencyKey: _, ...fields } = sent
  const draftKey = renameDraftKey(passkeyId)
  if (fields.name !== undefined) await requireFormMember(request, context, sent, draftKey)
  const { member, sessionId } = await requireTwoFactor(request, context)
  if (fields.name !== undefined) {
    const renamed = await renamePasskey(member, passkeyId, fields)
    if (!renamed.ok && renamed.code !== 'not-found')
      return formErrorResponse(where, fields, renamed, 'update-failed')
    await discardDraft(member, draftKey)
    if (renamed.ok) await flash(request, context, 'passkey-renamed')
    return redirect(list, 303)
  }
  const removed = await removePasskey(member, passkeyId, fields, sessionId)
  if (!removed.ok && removed.code === 'not-found') return redirect(list, 303)
  if (!removed.ok) return formErrorResponse(where, fields, removed, 'update-failed')
  await flash(request, context, removed.value.hasLeft ? 'second-step-removed' : 'passkey-removed')
  return redirect(list, { status: 303, headers: await reauthenticatedHeaders(request) })
}
