import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readSubscription, unsubscribe } from '~/domain/mail/unsubscribe.server'
import { ownField, tokenField } from '~/http/forms/own-fields.server'
import { noFields, readForm } from '~/http/forms/read-form.server'
import { pageTitle } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { MailedLink } from '~/ui/mailed-link/mailed-link'
import { LinkButton } from '~/ui/button'
import { Actions } from '~/ui/screen'
import '~/styles/account.css'

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, (t) => t(`profile:unsubscribe.${data?.state ?? 'title'}`))

export const handle = { i18n: ['profile'] }

export async function loader({ request }: LoaderFunctionArgs) {
  const found = await readSubscription(readToken(request))
  if (!found.ok) return data({ state: 'unknown' as const }, { status: 400 })
  const { kind, isOn } = found.value
  if (kind === 'digest')
    return data({ state: isOn ? ('digestOn' as const) : ('digestOff' as const) })
  return data({ state: isOn ? ('on' as const) : ('off' as const) })
}

// Mail programs (RFC 8058) send `List-Unsubscribe=One-Click` and do not follow redirects.
export async function action({ request }: ActionFunctionArgs) {
  const fields = await readForm(request, noFields, {
    ...tokenField,
    'List-Unsubscribe': ownField(),
  })
  const token = fields.token ?? readToken(request)
  const result = await unsubscribe(token)
  if (!result.ok) return data(null, { status: 400 })
  if ('List-Unsubscribe' in fields) return data(null)
  return redirect(`/unsubscribe?${new URLSearchParams({ token: token ?? '' })}`, 303)
}

function readToken(request: Request) {
  return new URL(request.url).searchParams.get('token')
}

export default function Unsubscribe() {
  const { state } = useLoaderData<typeof loader>()
  const { t } = useTranslation('profile')
  return (
    <MailedLink
      title={t(`unsubscribe.${state}`)}
      text={t(`unsubscribe.${state}Text`)}
      button={(state === 'on' || state === 'digestOn') && t('unsubscribe.stop')}
    >
      <Actions className="justify-center">
        <LinkButton variant={state === 'unknown' ? undefined : 'quiet'} to="/profile/settings">
          {t('settings')}
        </LinkButton>{' '}
        <LinkButton variant="quiet" to="/forum">
          {t('unsubscribe.forum')}
        </LinkButton>
      </Actions>
    </MailedLink>
  )
}
