import { Link } from '@remix-run/react'
import type { Question } from '~/domain/posts/asked-this-week.server'
import { useTranslation } from '~/i18n/use-translation'
import { useGetTextAttributes } from '../forum/item-parts'

/** The newest questions of the forum; nothing in a week without any. */
export function Asked({ questions }: { questions: Question[] }) {
  const { t } = useTranslation('home')
  const getTextAttributes = useGetTextAttributes()
  if (!questions.length) return null
  return (
    <section className="asked section grid grid-cols-1 gap-x-8 gap-x-[clamp(2rem,6vw,5rem)] gap-y-6 border-t border-line py-12 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <h2 className="max-w-[22ch] text-2xl">{t('asked')}</h2>
      <ul className="[&_a]:block [&_a]:py-3.5 [&_a]:font-serif [&_a]:text-lg [&_a]:no-underline [&_a:hover]:underline [&_a:not(:hover):not(:visited)]:text-ink [&_li+li]:border-t [&_li+li]:border-line">
        {questions.map(({ id, title }) => (
          <li key={id}>
            <Link to={`/forum/post/${id}`} {...getTextAttributes(title)}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
