import {
  redirect,
  redirectDocument,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import {
  deleteAccount,
  deleteAccountFields,
  isAccountDeleted,
} from '~/domain/account-deletion/delete-account.server'
import { neededReauthentication } from '~/domain/accounts/reauthenticate.server'
import { openIdempotencyKey } from '~/http/forms/idempotency-key.server'
import { isGoogleConfigured } from '~/http/auth/google-provider.server'
import { newIdempotencyKey } from '~/http/forms/member-form.server'
import { readForm } from '~/http/forms/read-form.server'
import { refuseForm } from '~/http/forms/reply-form.server'
import {
  getMember,
  getSessionId,
  requireMember,
  signOutCookie,
} from '~/http/session/session.server'
import { pageTitle } from '~/i18n/page-title'
import { submitFallback } from '~/ui/feedback/submit-fallback'
import { DeleteAccount } from '~/ui/account-deletion/delete-account'

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, (t) => t('leaving:deleteTitle'))

export const handle = { i18n: ['leaving', 'forms'] }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context)
  const needed = await neededReauthentication(member, await getSessionId(request, context))
  const idempotencyKey = await newIdempotencyKey(request, context, member)
  return { username: member.username, idempotencyKey, needed, hasGoogle: isGoogleConfigured() }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { idempotencyKey, ...fields } = await readForm(request, [
    ...deleteAccountFields,
    'idempotencyKey',
  ])
  const ownerId = openIdempotencyKey(idempotencyKey)?.memberId ?? ''
  const isGone = await isAccountDeleted(ownerId)
  if (isGone && !(await getMember(request, context))) return redirect(gonePath, 303)
  const member = await requireMember(request, context)
  // Somebody else has signed in since the form was opened: it must not delete their account.
  if (ownerId !== member.id) return redirect('/profile/settings/delete', 303)
  const result = await deleteAccount(member, fields, await getSessionId(request, context))
  if (!result.ok) return refuseForm(context, fields, result, 'update-failed')
  const headers = { 'Set-Cookie': await signOutCookie(request) }
  return redirectDocument(gonePath, { status: 303, headers })
}

const gonePath = '/profile/deleted'

export const clientAction = submitFallback('update-failed')

export { shouldRevalidate } from '~/ui/feedback/submit-fallback'

export default function DeletePage() {
  const answer = useActionData<typeof action | typeof clientAction>()
  return <DeleteAccount {...useLoaderData<typeof loader>()} answer={answer} />
}
