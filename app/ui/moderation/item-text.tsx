import { Link } from '@remix-run/react'
import type { RichText } from '~/domain/rich-text/rich-text'
import { useTranslation } from '~/i18n/use-translation'
import type { ItemLink } from '~/ui/forum/item-links'
import { RichTextBody } from '~/ui/forum/rich-text'
import { RelativeTime } from '~/ui/relative-time'
import { Original } from './original'

type Props = {
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
export function ItemText({ item, author, richText, original, more, itemUrl }: Props) {
  const { t } = useTranslation('moderation')
  return (
    <section className="panel" aria-label={t('whatItSays')}>
      <p className="byline">
        {t('author', { author })} · <RelativeTime date={item.createdAt} limitDays={7} />
      </p>
      <RichTextBody richText={richText} />
      {original && <Original {...original} />}
      {more && <Link to={more.to}>{more.label}</Link>}
      <p className="actions">
        {itemUrl && <Link to={itemUrl}>{t('inThread')}</Link>}
        {item.memberId && (
          <Link to={`/moderation/member/${item.memberId}`}>{t('aboutMember')}</Link>
        )}
      </p>
    </section>
  )
}
