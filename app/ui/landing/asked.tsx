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
    <section className="asked">
      <h2>{t('asked')}</h2>
      <ul>
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
