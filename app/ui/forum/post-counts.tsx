import { useTranslation } from '~/i18n/use-translation'

type Props = { likes: number; commentCount: number; views: number }

/**
 * A post's counts: icons and numbers, each with a hidden word after it. A `title` would name the item as well, and screen
 * readers would say each count twice.
 */
export function PostCounts({ likes, commentCount, views }: Props) {
  const { t } = useTranslation('forum')
  return (
    <ul className="counts">
      <Count icon="likes" number={likes} label={t('likes', { count: likes })} />
      <Count icon="comments" number={commentCount} label={t('comments', { count: commentCount })} />
      <Count icon="views" number={views} label={t('views', { count: views })} />
    </ul>
  )
}

function Count({ icon, number, label }: { icon: string; number: number; label: string }) {
  return (
    <li className={`${icon} ${classOfCount(number) ?? ''}`}>
      {number}
      <span className="sr-only">{label.replace(String(number), '')}</span>
    </li>
  )
}

/** Zeros are heard and stand in the text, but are not to be seen. */
export function classOfCount(count: number): string | undefined {
  return count ? undefined : 'sr-only'
}
