import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { canConnect, connectGoogleByLink } from '~/domain/accounts/connect-google.server'
import { confirmLink } from '~/http/forms/confirm-link.server'
import { isSuccess } from '~/http/forms/signed-success-url.server'
import { pageTitle } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { MailedLink } from '~/ui/mailed-link/mailed-link'
import { LinkButton } from '~/ui/button'
import '~/styles/account.css'

export const meta: MetaFunction<typeof loader> = ({ matches, data: loaded }) =>
  pageTitle(matches, (t) => t(`auth:connectGoogle.${loaded?.state ?? 'confirm'}`))

export const handle = { i18n: ['auth'] }

export async function loader({ request }: LoaderFunctionArgs) {
  if (isSuccess(request, 'mailed')) return data({ state: 'mailed' as const })
  if (isSuccess(request)) return data({ state: 'done' as const })
  if (await canConnect(new URL(request.url).searchParams.get('token')))
    return data({ state: 'confirm' as const })
  return data({ state: 'unknown' as const }, { status: 400 })
}

export const action = ({ request }: ActionFunctionArgs) => confirmLink(request, connectGoogleByLink)

export default function ConnectGoogle() {
  const { state } = useLoaderData<typeof loader>()
  const { t } = useTranslation('auth')
  return (
    <MailedLink
      title={t(`connectGoogle.${state}`)}
      text={t(`connectGoogle.${state}Text`)}
      button={state === 'confirm' && t('connectGoogle.confirm')}
    >
      <LinkButton to="/auth/signin">{t('signIn')}</LinkButton>
    </MailedLink>
  )
}
