import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { changeEmail, changeEmailSchema } from '~/domain/accounts/verify-email.server'
import { hasPassword } from '~/domain/passwords/own-password.server'
import { discardDraft, readDraft } from '~/domain/drafts/drafts.server'
import { keyField } from '~/http/forms/own-fields.server'
import { readForm } from '~/http/forms/read-form.server'
import {
  newIdempotencyKey,
  requireFormMember,
  formErrorResponse,
} from '~/http/forms/member-form.server'
import { flash } from '~/http/session/flash.server'
import { reauthenticatedHeaders, requireMember } from '~/http/session/session.server'
import { pageTitle } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { submitFallback } from '~/ui/feedback/submit-fallback'
import { ChangeEmail } from '~/ui/profile/change-email'
import { NoPassword } from '~/ui/profile/no-password'
import '~/styles/account.css'

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, (t) => t('settings:changeEmail'))

export const handle = { i18n: ['settings', 'auth', 'forms'] }

const draftKey = 'change-email'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context)
  const draft = await readDraft(member, draftKey)
  return {
    present: member.email,
    typed: draft?.email,
    idempotencyKey: await newIdempotencyKey(request, context, member),
    hasPassword: await hasPassword(member),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await readForm(request, changeEmailSchema, keyField)
  const { idempotencyKey: _, ...fields } = sent
  const member = await requireFormMember(request, context, sent, draftKey)
  const result = await changeEmail(member, fields)
  if (!result.ok) return formErrorResponse({ request, context }, fields, result, 'update-failed')
  await discardDraft(member, draftKey)
  await flash(request, context, 'email-asked')
  return redirect('/profile', { status: 303, headers: await reauthenticatedHeaders(request) })
}

export const clientAction = submitFallback('update-failed')

export { shouldRevalidate } from '~/ui/feedback/submit-fallback'

export default function ChangeEmailPage() {
  const { hasPassword, ...form } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action | typeof clientAction>()
  const { t } = useTranslation('settings')
  return hasPassword ? (
    <ChangeEmail {...form} answer={answer} />
  ) : (
    <NoPassword title={t('changeEmail')} hasEmail={form.present !== null} />
  )
}
