import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { canLeaveLists, unsubscribe } from '~/domain/contact/subscribe.server'
import { confirmLink } from '~/http/forms/confirm-link.server'
import { isSuccess } from '~/http/forms/signed-success-url.server'
import { pageTitle } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { MailedLink } from '~/ui/mailed-link/mailed-link'
import { LinkButton } from '~/ui/button'
import { Actions } from '~/ui/screen'

import '~/styles/contact.css'

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, (t) => t(`contact:waitlist.${data?.state ?? 'leave'}`))

export const handle = { i18n: ['contact'] }

export function loader({ request }: LoaderFunctionArgs) {
  if (isSuccess(request)) return data({ state: 'left' as const })
  if (!canLeaveLists(new URL(request.url).searchParams.get('token')))
    return data({ state: 'unknown' as const }, { status: 400 })
  return data({ state: 'leave' as const })
}

export const action = ({ request }: ActionFunctionArgs) => confirmLink(request, unsubscribe)

export default function LeaveLists() {
  const { state } = useLoaderData<typeof loader>()
  const { t } = useTranslation('contact')
  return (
    <MailedLink
      title={t(`waitlist.${state}`)}
      text={t(`waitlist.${state}Text`)}
      button={state === 'leave' && t('waitlist.leaveButton')}
    >
      <Actions className="justify-center">
        {state === 'left' && (
          <>
            <LinkButton variant="quiet" to="/contact/waitlist">
              {t('waitlist.again')}
            </LinkButton>{' '}
          </>
        )}
        <LinkButton variant="quiet" to="/">
          {t('confirmation.home')}
        </LinkButton>
      </Actions>
    </MailedLink>
  )
}
