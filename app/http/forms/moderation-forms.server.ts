import { z } from 'zod'
import {
  decideLookUp,
  decideLookUpSchema,
  type LookUpAnswer,
} from '~/domain/moderation/look-up.server'
import { moderateItem, moderateItemSchema } from '~/domain/moderation/moderate-item.server'
import { lookUpDecisions } from '~/domain/moderation/reasons'
import type { Item } from '~/domain/moderation/item.server'
import { endMemberSessions, suspendMember, suspendSchema } from '~/domain/moderation/members.server'
import { redirect, type AppLoadContext } from '@remix-run/node'
import { saveLateDraft, type DraftKey } from '~/domain/drafts/drafts.server'
import { lacksTwoFactor, type Member } from '~/domain/members/member'
import { isId } from '~/domain/validation/validation.server'
import { flash } from '../session/flash.server'
import { requireRole } from '../session/require-role.server'
import { requireFormMember, type RequestScope } from './member-form.server'
import type { Result } from '~/domain/result'
import { resetTwoFactorByAdmin, resetTwoFactorSchema } from '~/domain/two-factor/reset.server'
import { keyField, ownField } from './own-fields.server'
import { sentFields, type FormFields } from './read-form.server'

/** The fields of the forms on the page of a member. */
export const moderateMemberSchema = z.object({
  ...suspendSchema.shape,
  ...resetTwoFactorSchema.shape,
  ...keyField,
})

/** Performs the submitted action on a member. */
export function moderateMember(
  moderator: Member,
  memberId: string,
  fields: FormFields,
  sessionId: string | null,
): Promise<Result<unknown>> {
  if (fields.action === 'removeSecondStep')
    return resetTwoFactorByAdmin(moderator, memberId, fields, sessionId)
  const act = fields.action === 'endSessions' ? endMemberSessions : suspendMember
  return act(moderator, memberId, fields)
}

/** The fields of the forms on the page of an item. */
export const moderateItemFormSchema = z.object({
  ...moderateItemSchema.shape,
  ...decideLookUpSchema.shape,
})

/** The fields of the forms of a row in the queue. */
export const queueFormSchema = z.object({
  action: moderateItemSchema.shape.action,
  reason: moderateItemSchema.shape.reason,
  idempotencyKey: moderateItemSchema.shape.idempotencyKey,
  version: moderateItemSchema.shape.version,
  kind: ownField(),
  itemId: ownField(),
})

/**
 * Redirects to the item if its author edited it after the moderator read it. Returns undefined for every other result.
 */
export function redirectToEdited({ kind, id }: Item, result: Result<unknown>) {
  const isEdited = !result.ok && result.fields[''] === 'editedSince'
  return isEdited ? redirect(`/moderation/${kind}/${id}?edited=1`, 303) : undefined
}

/**
 * Redirects to the queue, with a notice, if the author deleted the item after the moderator read it. Returns undefined
 * for every other result.
 */
export async function redirectFromDeleted(
  { request, context }: RequestScope,
  { id }: Item,
  result: Result<unknown>,
  queue = '/moderation',
) {
  if (result.ok || result.code !== 'not-found' || !isId(id)) return undefined
  await flash(request, context, 'deleted-meanwhile')
  return redirect(queue, 303)
}

/** Performs the submitted action on an item, or on a request for a look-up of its author. */
export function moderateItemByForm(
  moderator: Member,
  item: Item,
  fields: FormFields,
  sessionId: string | null,
): Promise<Result<LookUpAnswer | null>> {
  const isDecision = lookUpDecisions.some((decision) => decision === fields.action)
  return (isDecision ? decideLookUp : moderateItem)(moderator, item, fields, sessionId)
}

/** The key of the draft of a moderator's action on an item or a member. The draft is saved when the session ends. */
export function moderationDraftKey(id: string): DraftKey {
  return `moderate:${id}`
}

/**
 * Like `requireFormMember`, for a form of the team. Also saves the fields as a draft while the member repeats the
 * second step.
 * @throws also 403, and a redirect to the second step
 */
export async function requireFormRole(
  request: Request,
  context: AppLoadContext,
  role: Member['role'],
  fields: FormFields,
  draftKey: DraftKey,
): Promise<Member> {
  const member = await requireFormMember(request, context, fields, draftKey)
  if (lacksTwoFactor(member, role)) await saveLateDraft(member.id, draftKey, sentFields(fields))
  return requireRole(request, context, role)
}
