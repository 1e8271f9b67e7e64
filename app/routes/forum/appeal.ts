import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { appealSchema } from '~/domain/moderation/appeals.server'
import { handleAppealForm } from '~/http/forms/appeal-form.server'
import { keyField } from '~/http/forms/own-fields.server'
import { readForm } from '~/http/forms/read-form.server'
import { itemFromParams } from '~/http/presenters/item-url.server'

/**
 * No page leads here, because a URL for an item's author alone would reveal her. The form is on the profile. Programs
 * may send an appeal here.
 */
export const loader = () => redirect('/profile', 303)

export async function action({ request, params, context }: ActionFunctionArgs) {
  const item = itemFromParams(params)
  const fields = await readForm(request, appealSchema, keyField)
  const answer = await handleAppealForm({ request, context }, item, fields, '/profile')
  // A route without a page must return a response: Remix would lose the status of `data`.
  return 'data' in answer ? Response.json(answer.data, answer.init ?? {}) : answer
}
