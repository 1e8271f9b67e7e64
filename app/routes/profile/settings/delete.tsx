import {
  redirect,
  redirectDocument,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import {
  deleteAccountSchema,
  deleteOwnAccount,
} from '~/domain/account-deletion/delete-account.server'
import {
  openIdempotencyKey,
  newIdempotencyKey,
  formErrorResponse,
} from '~/http/forms/member-form.server'
import { reauthenticationFor } from '~/http/auth/reauthentication.server'
import { keyField } from '~/http/forms/own-fields.server'
import { saveLateDraft, readDraft } from '~/domain/drafts/drafts.server'
import { readForm, sentFields } from '~/http/forms/read-form.server'
import { signInPath } from '~/http/session/redirect-target'
import {
  getMember,
  getSessionId,
  requireMember,
  signOutHeaders,
} from '~/http/session/session.server'
import { pageTitle } from '~/i18n/page-head'
import { submitFallback } from '~/ui/feedback/submit-fallback'
import { DeleteAccount } from '~/ui/account-deletion/delete-account'
import '~/styles/account.css'

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, (t) => t('leaving:deleteTitle'))

export const handle = { i18n: ['leaving', 'forms'] }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context)
  return {
    username: member.username,
    chosen: await readDraft(member, draftKey),
    idempotencyKey: await newIdempotencyKey(request, context, member),
    ...(await reauthenticationFor(request, context, member)),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { idempotencyKey, ...fields } = await readForm(request, deleteAccountSchema, keyField)
  const member = await getMember(request, context)
  const ownerId = openIdempotencyKey(idempotencyKey)?.memberId
  const sessionId = await getSessionId(request, context)
  const result = await deleteOwnAccount(member, ownerId, fields, sessionId)
  if (!result.ok && result.code === 'not-authenticated') {
    if (ownerId) await saveLateDraft(ownerId, draftKey, sentFields(fields))
    return redirect(signInPath(path), 303)
  }
  if (!result.ok && result.code === 'not-allowed') return redirect(path, 303)
  if (!result.ok) return formErrorResponse({ request, context }, fields, result, 'update-failed')
  const headers = await signOutHeaders(request)
  return redirectDocument(gonePath, { status: 303, headers })
}

const draftKey = 'delete-account'
const path = '/profile/settings/delete'
const gonePath = '/profile/deleted'

export const clientAction = submitFallback('update-failed')

export { shouldRevalidate } from '~/ui/feedback/submit-fallback'

export default function DeletePage() {
  const answer = useActionData<typeof action | typeof clientAction>()
  return <DeleteAccount {...useLoaderData<typeof loader>()} answer={answer} />
}
