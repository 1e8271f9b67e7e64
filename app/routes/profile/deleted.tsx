import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useEffect } from 'react'
import { getMember } from '~/http/session/session.server'
import { pageTitle } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { removeLocalDrafts } from '~/ui/draft/local-drafts'
import { otherTabs } from '~/ui/shell/other-tabs'
import { LinkButton } from '~/ui/button'
import { Screen } from '~/ui/screen'
import '~/styles/account.css'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, (t) => t('leaving:goneTitle'))

export const handle = { i18n: ['leaving'] }

export async function loader({ request, context }: LoaderFunctionArgs) {
  if (await getMember(request, context)) throw redirect('/profile', 303)
  return null
}

export default function Deleted() {
  const { t } = useTranslation('leaving')
  useEffect(() => {
    removeLocalDrafts()
    otherTabs()?.postMessage('/auth/signin')
  }, [])
  return (
    <Screen width="narrow">
      <h1>{t('goneTitle')}</h1>
      <p>{t('goneText')}</p>
      <p>{t('goneLater')}</p>
      <p>{t('goneForum')}</p>
      <LinkButton to="/forum">{t('forum')}</LinkButton>
    </Screen>
  )
}
