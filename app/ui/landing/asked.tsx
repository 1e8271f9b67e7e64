import { Link } from '@remix-run/react'
import type { Question } from '~/domain/posts/asked-this-week.server'
import { useTranslation } from '~/i18n/use-translation'
import { useTextAttributesOf } from '../forum/item-parts'

/** The newest questions of the forum; nothing in a week without any. */
export function Asked({ questions }: { questions: Question[] }) {
  const { t } = useTranslation('home')
  const attributesOf = useTextAttributesOf()
  if (!questions.length) return null
  return (
    <section className="asked">
      <h2>{t('asked')}</h2>
      <ul>
        {questions.map(({ id, title }) => (
          <li key={id}>
            <Link to={`/forum/post/${id}`} {...attributesOf(title)}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
