import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { canLeaveLists, leave } from '~/domain/contact/subscribe.server'
import { readForm } from '~/http/forms/read-form.server'
import { pageTitle } from '~/i18n/page-title'
import { MailedLink } from '~/ui/mailed-link/mailed-link'

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, (t) => t('contact:waitlist.leave'))

export const handle = { i18n: ['contact'] }

export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  if (query.has('done')) return data({ state: 'left' as const })
  if (!canLeaveLists(query.get('token')))
    return data({ state: 'unknown' as const }, { status: 400 })
  return data({ state: 'leave' as const })
}

export async function action({ request }: ActionFunctionArgs) {
  await readForm(request, [])
  const result = await leave(new URL(request.url).searchParams.get('token'))
  if (!result.ok) return data(null, { status: 400 })
  return redirect('/contact/waitlist/leave?done', 303)
}

export default function LeaveLists() {
  const { state } = useLoaderData<typeof loader>()
  const { t } = useTranslation('contact')
  return (
    <MailedLink
      title={t(`waitlist.${state}`)}
      text={t(`waitlist.${state}Text`)}
      button={state === 'leave' && t('waitlist.leaveButton')}
    >
      <Link className="button button-quiet" to="/">
        {t('confirmation.home')}
      </Link>
    </MailedLink>
  )
}
