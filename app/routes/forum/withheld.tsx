import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { readWithheldPost } from '~/domain/forum/read-withheld-post.server'
import { getMember } from '~/http/session.server'
import { absenceWords } from '~/http/thread-words.server'
import { languageOf } from '~/i18n/i18n.server'
import { pageTitle } from '~/i18n/page-title'
import { usePassage } from '~/ui/forum/passage'

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, (t) => t(`moderation:withheld.${data?.absence ?? 'hidden'}`))

export const handle = { i18n: ['moderation'] }

// A post that can be read after all is shown; one that is not there sends to the forum from its own page.
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const postId = params.postId ?? ''
  const found = await readWithheldPost(await getMember(request, context), postId)
  if (!found.ok) throw redirect(`/forum/post/${encodeURIComponent(postId)}`, 303)
  const { absence, own } = found.value
  const removedReason = own?.removedReason ?? null
  return {
    absence,
    own: own && { title: own.title, content: own.content },
    why: absenceWords(await languageOf(request), { absence, removedReason }),
  }
}

export default function Withheld() {
  const { absence, own, why } = useLoaderData<typeof loader>()
  const { t } = useTranslation('moderation')
  return (
    <main id="main" className="screen narrow">
      <h1>{t(`withheld.${absence}`)}</h1>
      {absence === 'removed' && <p>{why}</p>}
      {absence === 'hidden' && <p>{t('withheld.hiddenText')}</p>}
      {absence === 'hidden' && own && <p>{t('withheld.hiddenOwn')}</p>}
      {absence === 'blocked' && <p>{t('withheld.blockedText')}</p>}
      {own && <OwnWords {...own} />}
      <div className="actions">
        <Link className="button" to="/forum">
          {t('withheld.forum')}
        </Link>
        {absence === 'blocked' && (
          <Link className="button button-quiet" to="/profile/blocks">
            {t('withheld.list')}
          </Link>
        )}
      </div>
    </main>
  )
}

function OwnWords({ title, content }: { title: string; content: string }) {
  return (
    <section className="panel">
      <h2 {...usePassage(title)}>{title}</h2>
      <p className="text" {...usePassage(content)}>
        {content}
      </p>
    </section>
  )
}
