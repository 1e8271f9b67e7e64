import { data, redirect } from '@remix-run/node'
import { z } from 'zod'
import { discardDraft } from '~/domain/drafts/drafts.server'
import { appeal } from '~/domain/moderation/appeals.server'
import type { Item } from '~/domain/moderation/item.server'
import { idField } from '~/domain/validation/validation.server'
import type { RefusedForm } from '~/ui/form/form-answer'
import { errorResponse } from '../reply-status'
import { flash } from '../session/flash.server'
import {
  respondToPreferenceSwitch,
  formErrorResponse,
  isAboutForm,
  requireFormMember,
  type RequestScope,
} from './member-form.server'
import { choiceField, keyField, type ChoiceField } from './own-fields.server'
import type { FormFields } from './read-form.server'

/** The response to an appeal that was not sent. `itemId` names the form that shows it. */
export type RefusedAppeal = RefusedForm & { itemId: string }

/** The own fields of the form on the profile. */
export const appealFormFields = {
  kind: z.enum(['post', 'comment']),
  itemId: idField('wrongType'),
  ...keyField,
  ...choiceField,
}

export const appealDraftKey = (itemId: string) => `appeal:${itemId}` as const

/**
 * Sends an appeal, and redirects to the profile. No response has the item in its URL: the browser's history would
 * reveal its author.
 * @param returnTo the URL to open after a sign-in
 * @throws a redirect to sign-in, or 404 if the item is not the member's or is not removed
 */
export async function handleAppealForm(
  { request, context }: RequestScope,
  item: Item,
  { choice, ...fields }: FormFields & { choice?: ChoiceField },
  returnTo: string,
) {
  const draftKey = appealDraftKey(item.id)
  const member = await requireFormMember(request, context, fields, draftKey, returnTo)
  const showAgain = (refused: Awaited<ReturnType<typeof formErrorResponse>>) => {
    context.appealShownAgain = item.id
    return data<RefusedAppeal>({ ...refused.data, itemId: item.id }, refused.init ?? {})
  }
  if (choice)
    return showAgain(await respondToPreferenceSwitch({ request, context }, fields, choice))
  const result = await appeal(member, item, fields)
  if (!result.ok) {
    if (!isAboutForm(result)) throw errorResponse(result)
    return showAgain(await formErrorResponse({ request, context }, fields, result))
  }
  await discardDraft(member, draftKey)
  await flash(request, context, 'appeal-sent')
  return redirect(item.kind === 'post' ? '/profile' : '/profile?tab=comments', 303)
}
