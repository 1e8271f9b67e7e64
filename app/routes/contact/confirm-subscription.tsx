import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { confirmSubscription, readPendingSubscription } from '~/domain/contact/subscribe.server'
import { confirmLink } from '~/http/forms/confirm-link.server'
import { isSuccess } from '~/http/forms/signed-success-url.server'
import { pageTitle } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { MailedLink } from '~/ui/mailed-link/mailed-link'
import { LinkButton } from '~/ui/button'

import '~/styles/contact.css'

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, (t) => t(`contact:waitlist.${data?.state ?? 'confirm'}`))

export const handle = { i18n: ['contact'] }

export function loader({ request }: LoaderFunctionArgs) {
  if (isSuccess(request)) return data({ state: 'confirmed' as const, email: '' })
  const wish = readPendingSubscription(new URL(request.url).searchParams.get('token'))
  if (!wish.ok) return data({ state: 'unknown' as const, email: '' }, { status: 400 })
  return data({ state: 'confirm' as const, email: wish.value.email })
}

export const action = ({ request }: ActionFunctionArgs) => confirmLink(request, confirmSubscription)

export default function ConfirmSubscription() {
  const { state, email } = useLoaderData<typeof loader>()
  const { t } = useTranslation('contact')
  return (
    <MailedLink
      title={t(`waitlist.${state}`)}
      text={t(`waitlist.${state}Text`)}
      email={email}
      button={state === 'confirm' && t('waitlist.confirm')}
    >
      {state === 'unknown' ? (
        <LinkButton to="/contact/waitlist">{t('waitlist.again')}</LinkButton>
      ) : (
        <LinkButton variant="quiet" to="/">
          {t('confirmation.home')}
        </LinkButton>
      )}
    </MailedLink>
  )
}
