import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readDraftsAbout } from '~/domain/drafts/drafts.server'
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
  const member = await getMember(request, context)
  const result = await readTombstone(member, postId)
  if (!result.ok) throw redirect(`/forum/post/${encodeURIComponent(postId)}`, 303)
  const isHidden = result.value.tombstone === 'hidden'
  return { ...result.value, kept: member && isHidden ? await readDraftsAbout(member, postId) : [] }
}

export default function Unavailable() {
  const { tombstone, own, kept } = useLoaderData<typeof loader>()
  const { t } = useTranslation(['moderation', 'shell'])
  return (
    <Screen width="narrow">
      <h1>{t(`unavailable.${tombstone}`)}</h1>
      {tombstone === 'hidden' && <p>{t('unavailable.hiddenText')}</p>}
      {tombstone === 'hidden' && own && <p>{t('unavailable.hiddenOwn')}</p>}
      {tombstone === 'blocked' && <p>{t('unavailable.blockedText')}</p>}
      {own && <OwnText {...own} />}
      {kept.length > 0 && <p>{t('unavailable.kept')}</p>}
      {kept.map(({ title = '', content = '' }) => (
        <OwnText key={title + content} title={title} content={content} />
      ))}
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
  const titleAttributes = useTextAttributes(title)
  return (
    <section className={cardClass}>
      {title && <h2 {...titleAttributes}>{title}</h2>}
      <p className="text" {...useTextAttributes(content)}>
        {content}
      </p>
    </section>
  )
}
