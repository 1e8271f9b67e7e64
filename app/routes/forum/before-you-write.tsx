import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { beforeWritingHtml } from '~/http/presenters/before-writing.server'
import { getI18n, getLanguage } from '~/i18n/i18n.server'
import { pageHead } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { LinkButton } from '~/ui/button'
import { Actions, Screen, BackLink } from '~/ui/screen'

export const meta: MetaFunction<typeof loader> = ({ data, ...screen }) =>
  pageHead(screen, {
    title: () => data?.title ?? '',
    description: () => data?.description ?? '',
  })

export const handle = { i18n: ['forum'], isForReading: true }

export async function loader({ request }: LoaderFunctionArgs) {
  const language = await getLanguage(request)
  const { t } = getI18n(language)
  return {
    title: t('beforeWriting:title'),
    description: t('beforeWriting:description'),
    points: beforeWritingHtml(language),
    write: t('list:newPost'),
  }
}

export default function BeforeYouWrite() {
  const { points, write } = useLoaderData<typeof loader>()
  const { t } = useTranslation('forum')
  const query = new URLSearchParams(useLocation().search)
  const isAnonymous = query.get('anonymous') === 'true'
  return (
    <Screen width="narrow">
      <BackLink to="/forum">{t('backToForum')}</BackLink>
      <div dangerouslySetInnerHTML={{ __html: points }} />
      <Actions className="mt-8">
        <LinkButton to={isAnonymous ? '/forum/new?anonymous=true' : '/forum/new'}>
          {write}
        </LinkButton>
      </Actions>
    </Screen>
  )
}
