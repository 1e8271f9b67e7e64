import { useTranslation } from '~/i18n/use-translation'
import { cardClass } from '~/ui/screen'
import { useTextAttributes } from '../forum/item-parts'
import { RelativeTime } from '../relative-time'

type Props = { message: string; askedAt: Date | null; mayAnswer: boolean }

/** What the author of a removed item asks, and who answers it. */
export function AskedAgain({ message, askedAt, mayAnswer }: Props) {
  const { t } = useTranslation('moderation')
  return (
    <section className={cardClass}>
      <h2>{t('appeal.title')}</h2>
      {askedAt && (
        <p className="byline">
          <RelativeTime date={askedAt} limitDays={30} />
        </p>
      )}
      <blockquote className="text" {...useTextAttributes(message)}>
        {message}
      </blockquote>
      <p>{t(mayAnswer ? 'appeal.text' : 'appeal.ownRemoval')}</p>
    </section>
  )
}
