import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { discardDraft } from '~/domain/drafts/drafts.server'
import { ownField, returnField } from '~/http/forms/own-fields.server'
import { noFields, readForm } from '~/http/forms/read-form.server'
import { redirectTarget } from '~/http/session/redirect-target'
import { requireMember } from '~/http/session/session.server'

export function loader() {
  return redirect('/forum', 303)
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { draftKey, returnTo } = await readForm(request, noFields, {
    ...returnField,
    draftKey: ownField(),
  })
  const member = await requireMember(request, context, redirectTarget(returnTo))
  if (draftKey) await discardDraft(member, draftKey)
  return redirect(redirectTarget(returnTo), 303)
}
