import { Link } from '@remix-run/react'
import { useTranslation } from '~/i18n/use-translation'
import { LinkButton } from '~/ui/button'
import { useGetTextAttributes } from '../item-parts'

/** A way to ask without a name, beside the list; where it does not fit, the button beside the search leads there too. */
export function AskAnonymously({ isMember }: { isMember: boolean }) {
  const { t } = useTranslation('list')
  const ask = '/forum/new?anonymous=true'
  return (
    <div className="rounded-xl bg-glow p-4 max-xl:hidden">
      <LinkButton
        className="w-full"
        to={isMember ? ask : `/auth/signin?${new URLSearchParams({ redirectTo: ask })}`}
      >
        {t('askAnonymously')}
      </LinkButton>
      <p className="mt-2 text-sm">{t('noName')}</p>
    </div>
  )
}

/** Posts further down the list that nobody has answered. */
export function OpenQuestions({ posts }: { posts: { id: string; title: string }[] }) {
  const { t } = useTranslation('list')
  const getTextAttributes = useGetTextAttributes()
  return (
    <section aria-labelledby="open">
      <h2 id="open">{t('open')}</h2>
      <ul>
        {posts.map(({ id, title }) => (
          <li key={id} className="mt-2">
            <Link to={`/forum/post/${id}`} {...getTextAttributes(title)}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
