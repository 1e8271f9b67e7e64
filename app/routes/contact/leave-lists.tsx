import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { Form, Link, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { canLeave, leave } from '~/domain/contact/subscribe.server'
import { readForm } from '~/http/read-form.server'
import { pageTitle } from '~/i18n/page-title'

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, (t) => t('contact:waitlist.leave'))

export const handle = { i18n: ['contact'] }

// Only shows a button: mail scanners open every link.
export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  if (query.has('done')) return data({ state: 'left' as const })
  if (!canLeave(query.get('token'))) return data({ state: 'unknown' as const }, { status: 400 })
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
    <main id="main" className="screen narrow">
      <h1>{t(`waitlist.${state}`)}</h1>
      <p>{t(`waitlist.${state}Text`)}</p>
      {state === 'leave' ? (
        <Form method="post" className="form">
          <button className="button">{t('waitlist.leaveButton')}</button>
        </Form>
      ) : (
        <Link className="button button-quiet" to="/">
          {t('confirmation.home')}
        </Link>
      )}
    </main>
  )
}
