import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readTombstone } from '~/domain/posts/read-tombstone.server'
import { getMember } from '~/http/session/session.server'
import { pageTitle } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { useTextAttributes } from '~/ui/forum/item-parts'
import { LinkButton } from '~/ui/button'
import { cardClass, Actions, Screen } from '~/ui/screen'

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, (t) => t(`moderation:unavailable.${data?.tombstone ?? 'hidden'}`))

export const handle = { i18n: ['moderation'], isForReading: true }

// Redirects to the post when it is readable after all. A missing post redirects to the forum from its own page.
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const postId = params.postId ?? ''
  const result = await readTombstone(await getMember(request, context), postId)
  if (!result.ok) throw redirect(`/forum/post/${encodeURIComponent(postId)}`, 303)
  return result.value
}

export default function Unavailable() {
  const { tombstone, own } = useLoaderData<typeof loader>()
  const { t } = useTranslation(['moderation', 'shell'])
  return (
    <Screen width="narrow">
      <h1>{t(`unavailable.${tombstone}`)}</h1>
      {tombstone === 'hidden' && <p>{t('unavailable.hiddenText')}</p>}
      {tombstone === 'hidden' && own && <p>{t('unavailable.hiddenOwn')}</p>}
      {tombstone === 'blocked' && <p>{t('unavailable.blockedText')}</p>}
      {own && <OwnText {...own} />}
      <Actions>
        <LinkButton to="/forum">{t('unavailable.forum')}</LinkButton>
        {tombstone === 'hidden' && (
          <LinkButton variant="quiet" to="/grievance">
            {t('shell:grievance')}
          </LinkButton>
        )}
        {tombstone === 'blocked' && (
          <LinkButton variant="quiet" to="/profile/blocks">
            {t('unavailable.list')}
          </LinkButton>
        )}
      </Actions>
    </Screen>
  )
}

function OwnText({ title, content }: { title: string; content: string }) {
  return (
    <section className={cardClass}>
      <h2 {...useTextAttributes(title)}>{title}</h2>
      <p className="text" {...useTextAttributes(content)}>
        {content}
      </p>
    </section>
  )
}
