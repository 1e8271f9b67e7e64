import { data, redirect } from '@remix-run/node'
import {
  addPasskey,
  beginAddingPasskey,
  beginAddingSchema,
  openAdding,
} from '~/domain/passkeys/add-passkey.server'
import { inGroups } from '~/domain/two-factor/recovery-codes.server'
import type { Member } from '~/domain/members/member'
import { clearCookie, setCookie, readCookie } from '../session/pending-cookies.server'
import { requireTwoFactor } from '../session/require-two-factor.server'
import { flash } from '../session/flash.server'
import { reauthenticatedHeaders } from '../session/session.server'
import { keyField, passkeyField } from './own-fields.server'
import { readForm, type FormFields } from './read-form.server'
import { formErrorResponse, requireFormMember, type RequestScope } from './member-form.server'
import { discardDraft } from '~/domain/drafts/drafts.server'
import {
  removePasskey,
  removePasskeySchema,
  renamePasskey,
  renamePasskeySchema,
} from '~/domain/passkeys/own-passkeys.server'

const [path, list] = ['/profile/settings/passkeys', '/profile/settings/second-step']

type Sent = { scope: RequestScope; fields: FormFields; member: Member; sessionId: string }

/** Starts adding a passkey after checking the password, or stores the passkey that the browser created. */
export async function handleAddPasskeyForm(scope: RequestScope) {
  const { request, context } = scope
  const { passkey, ...fields } = await readForm(request, beginAddingSchema, passkeyField)
  const { member, sessionId } = await requireTwoFactor(request, context)
  const sent = { scope, fields, member, sessionId }
  return passkey === undefined ? begin(sent) : add(sent, passkey)
}

async function begin({ scope, fields, member, sessionId }: Sent) {
  const begun = await beginAddingPasskey(member, fields, sessionId)
  if (!begun.ok && begun.code === 'conflict') return redirect(list, 303)
  if (!begun.ok) return formErrorResponse(scope, fields, begun, 'update-failed')
  const headers = new Headers(await reauthenticatedHeaders(scope.request))
  headers.append('Set-Cookie', setCookie('passkey', begun.value, true))
  return redirect(path, { status: 303, headers })
}

async function add({ scope, fields, member, sessionId }: Sent, passkey: string) {
  const begun = openAdding(member, readCookie(scope.request, 'passkey'), sessionId)
  if (!begun) {
    await flash(scope.request, scope.context, 'passkey-expired')
    return redirect(path, 303)
  }
  const added = await addPasskey(member, passkey, begun, sessionId)
  if (!added.ok) return formErrorResponse(scope, fields, added, 'update-failed')
  const headers = { 'Set-Cookie': clearCookie('passkey') }
  if (added.value) {
    scope.context.shownOnce = { isShared: false }
    return data({ codes: added.value.map(inGroups) }, { headers })
  }
  await flash(scope.request, scope.context, 'passkey-added')
  return redirect(list, { status: 303, headers })
}

/** The fields of the page's two forms: one renames, the other removes. */
export const passkeyFormSchema = renamePasskeySchema
  .extend(removePasskeySchema.shape)
  .extend(keyField)

/** The key of the draft of a passkey's new name. */
export const renameDraftKey = (passkeyId: string) => `rename-passkey:${passkeyId}` as const

const passkeyList = '/profile/settings/second-step'

/** Renames or removes one of the member's passkeys, depending on the submitted form. */
export async function handlePasskeyForm(scope: RequestScope, passkeyId: string) {
  const { request, context } = scope
  const sent = await readForm(request, passkeyFormSchema)
  const { idempotencyKey: _, ...fields } = sent
  const draftKey = renameDraftKey(passkeyId)
  if (fields.name !== undefined) await requireFormMember(request, context, sent, draftKey)
  const { member, sessionId } = await requireTwoFactor(request, context)
  if (fields.name !== undefined) {
    const renamed = await renamePasskey(member, passkeyId, fields)
    if (!renamed.ok && renamed.code !== 'not-found')
      return formErrorResponse(scope, fields, renamed, 'update-failed')
    await discardDraft(member, draftKey)
    if (renamed.ok) await flash(request, context, 'passkey-renamed')
    return redirect(passkeyList, 303)
  }
  const removed = await removePasskey(member, passkeyId, fields, sessionId)
  // The second press of a button confirms the password too, but finds no passkey.
  const isGone = !removed.ok && removed.code === 'not-found'
  if (!removed.ok && !isGone) return formErrorResponse(scope, fields, removed, 'update-failed')
  if (removed.ok)
    await flash(
      request,
      context,
      removed.value.isTwoFactorOff ? 'second-step-removed' : 'passkey-removed',
    )
  return redirect(passkeyList, { status: 303, headers: await reauthenticatedHeaders(request) })
}
