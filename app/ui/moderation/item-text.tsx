import type { RichText } from '~/domain/rich-text/rich-text'
import { useTranslation } from '~/i18n/use-translation'
import { cardClass, Actions } from '~/ui/screen'
import { useTextAttributes, RichTextBody, type ItemLink } from '../forum/item-parts'
import { Link } from '@remix-run/react'
import { RelativeTime } from '../relative-time'
import { foldClass, foldSummaryClass } from './classes'

type Props = { title: string | null; richText: RichText | null }

/** The text before the language filter masked it; folded, so that nobody reads abuse unasked. */
function Original({ title, richText }: Props) {
  const { t } = useTranslation('moderation')
  const ofTitle = useTextAttributes(title ?? '')
  return (
    <details className={foldClass}>
      <summary className={foldSummaryClass}>{t('original')}</summary>
      <div className="px-4 pt-2 pb-4">
        <p className="hint text-sm text-soft">{t('originalText')}</p>
        {title && (
          <p {...ofTitle}>
            <b>{title}</b>
          </p>
        )}
        {richText && <RichTextBody richText={richText} />}
      </div>
    </details>
  )
}

type ItemTextProps = {
  item: { memberId: string | null; createdAt: Date }
  author: string
  richText: RichText
  /** What was written, if words were masked. */
  original: { title: string | null; richText: RichText | null } | null
  /** Leads to a text that did not fit on the page. */
  more: ItemLink | null
  /** Null while its readers cannot see it. */
  itemUrl: string | null
}

/** What a post or comment says, who wrote it and where it stands. */
export function ItemText({ item, author, richText, original, more, itemUrl }: ItemTextProps) {
  const { t } = useTranslation('moderation')
  return (
    <section className={cardClass} aria-label={t('whatItSays')}>
      <p className="byline">
        {t('author', { author })} · <RelativeTime date={item.createdAt} limitDays={7} />
      </p>
      <RichTextBody richText={richText} />
      {original && <Original {...original} />}
      {more && <Link to={more.to}>{more.label}</Link>}
      <Actions>
        {itemUrl && <Link to={itemUrl}>{t('inThread')}</Link>}
        {item.memberId && (
          <Link to={`/moderation/member/${item.memberId}`}>{t('aboutMember')}</Link>
        )}
      </Actions>
    </section>
  )
}
