import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { markAnswered, readMessage } from '~/domain/contact/read-message.server'
import { noFields, readForm } from '~/http/forms/read-form.server'
import { unwrapOrThrow } from '~/http/reply-status'
import { flash } from '~/http/session/flash.server'
import { requireRole } from '~/http/session/require-role.server'
import { pageTitle } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { MessageDetail } from '~/ui/messages/message-detail'
import { Screen, BackLink } from '~/ui/screen'
import '~/styles/moderation.css'

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageTitle(matches, (t) => t('messages:reference', { id: data?.referenceId ?? '' }))

export const handle = { i18n: ['messages', 'contact', 'elevator', 'curtain'] }

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const admin = await requireRole(request, context, 'admin')
  return unwrapOrThrow(await readMessage(admin, params.referenceId ?? ''))
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const admin = await requireRole(request, context, 'admin')
  const { answered } = await readForm(request, noFields, { answered: z.enum(['yes', 'no']) })
  const referenceId = params.referenceId ?? ''
  unwrapOrThrow(await markAnswered(admin, referenceId, answered === 'yes'))
  await flash(request, context, 'saved')
  return redirect(`/moderation/messages/${referenceId}`, 303)
}

export default function Message() {
  const { t } = useTranslation('messages')
  return (
    <Screen width="narrow">
      <BackLink to="/moderation/messages">{t('back')}</BackLink>
      <MessageDetail message={useLoaderData<typeof loader>()} />
    </Screen>
  )
}
