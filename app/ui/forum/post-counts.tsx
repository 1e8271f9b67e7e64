import { useTranslation } from 'react-i18next'

type Props = { likes: number; commentCount: number; views: number }

/** A post's counts: icons and numbers to the eye, words to a screen reader. */
export function PostCounts({ likes, commentCount, views }: Props) {
  const { t } = useTranslation('forum')
  return (
    <ul className="counts">
      <Count icon="likes" number={likes} words={t('likes', { count: likes })} />
      <Count icon="comments" number={commentCount} words={t('comments', { count: commentCount })} />
      <Count icon="views" number={views} words={t('views', { count: views })} />
    </ul>
  )
}

function Count({ icon, number, words }: { icon: string; number: number; words: string }) {
  return (
    <li className={icon} title={words}>
      <span aria-hidden="true">{number}</span>
      <span className="sr-only">{words}</span>
    </li>
  )
}
