import type { ReactNode } from 'react'
import { toPlainText, type RichText } from '~/domain/rich-text/rich-text'
import { useTranslation } from '~/i18n/use-translation'
import { cardClass, Actions, Chip } from '~/ui/screen'
import { useTextAttributes, RichTextBody, type ItemLink } from '../forum/item-parts'
import { Link } from '@remix-run/react'
import { RelativeTime } from '../relative-time'
import { logClass, rareSummaryClass } from './classes'
import type { ItemState as ItemStateName } from '~/domain/moderation/read-item.server'
import { useReason } from './reason'

type Props = {
  title: string | null
  richText: RichText | null
  /** The text as readers see it. */
  masked: RichText
}

/** The text before the language filter masked it. It is folded, so that nobody reads abuse unasked. */
function Original({ title, richText, masked }: Props) {
  const { t } = useTranslation('moderation')
  const ofTitle = useTextAttributes(title ?? '')
  return (
    <details className="mt-4 border-t border-line">
      <summary className={rareSummaryClass}>{t('original')}</summary>
      <div className="pb-2">
        <p className="hint mb-3 text-sm text-soft">{t('originalText')}</p>
        {title && (
          <p {...ofTitle}>
            <b>{title}</b>
          </p>
        )}
        {richText && <RichTextBody richText={richText} show={markUncovered(richText, masked)} />}
      </div>
    </details>
  )
}

/** Marks the words of a text that the language filter has masked. */
export function markMasked(text: string): ReactNode {
  return text
    .split(/(\*{2,})/)
    .map((part, index) => (index % 2 ? <mark key={index}>{part}</mark> : part))
}

// Masks keep the spaces, so that both texts have the same number of words.
function markUncovered(richText: RichText, masked: RichText) {
  const [written, shown] = [richText, masked].map((each) => toPlainText(each).split(/\s+/))
  if (!written || written.length !== shown?.length) return undefined
  const uncovered = new Set(written.filter((word, index) => word !== shown[index]))
  return (text: string): ReactNode =>
    text
      .split(/(\s+)/)
      .map((word, index) => (uncovered.has(word) ? <mark key={index}>{word}</mark> : word))
}

type ItemTextProps = {
  item: { memberId: string | null; createdAt: Date }
  author: string
  richText: RichText
  /** The original text, if words were masked. */
  original: { title: string | null; richText: RichText | null } | null
  /** A link to the whole text, if it did not fit on the page. */
  more: ItemLink | null
  /** Null while readers cannot see the item. */
  itemUrl: string | null
}

/** A post or comment: its text, its author and its place. */
export function ItemText({ item, author, richText, original, more, itemUrl }: ItemTextProps) {
  const { t } = useTranslation('moderation')
  return (
    <section className={`${cardClass} [&_.text>ul]:mt-2`} aria-label={t('whatItSays')}>
      <p className="byline text-sm text-soft">
        {t('author', { author })} · <RelativeTime date={item.createdAt} limitDays={7} />
      </p>
      <RichTextBody richText={richText} show={original ? markMasked : undefined} />
      {original && <p className="hint mt-3 text-sm text-soft">{t('maskedText')}</p>}
      {original && <Original {...original} masked={richText} />}
      {more && <Link to={more.to}>{more.label}</Link>}
      <Actions>
        {itemUrl && <Link to={itemUrl}>{t('inThread')}</Link>}{' '}
        {item.memberId && (
          <Link to={`/moderation/member/${item.memberId}`}>{t('aboutMember')}</Link>
        )}
      </Actions>
    </section>
  )
}

type ItemStateProps = {
  state: ItemStateName
  removedReason: string | null
  isLocked: boolean
  isSlow: boolean
}

/** An item's state. Renders nothing for the usual state. */
export function ItemState({ state, removedReason, isLocked, isSlow }: ItemStateProps) {
  const { t } = useTranslation('moderation')
  const reason = useReason()(removedReason ?? 'other')
  if (state === 'shown' && !isLocked && !isSlow) return null
  return (
    <p>
      {state !== 'shown' && <Chip>{t(`state.${state}`, { reason })}</Chip>}{' '}
      {isLocked && <Chip>{t('state.locked')}</Chip>} {isSlow && <Chip>{t('state.slow')}</Chip>}
    </p>
  )
}

type Report = { id: string; reason: string; note: string; createdAt: Date }

/** The reports on an item, without the reporters. */
export function OpenReports({ reports }: { reports: Report[] }) {
  const { t } = useTranslation('moderation')
  if (!reports.length) return <p>{t('noReports')}</p>
  return (
    <ul className={logClass}>
      {reports.map((report) => (
        <OpenReport key={report.id} {...report} />
      ))}
    </ul>
  )
}

function OpenReport({ reason, note, createdAt }: Report) {
  const reasonOf = useReason()
  const attributes = useTextAttributes(note)
  return (
    <li>
      <b>{reasonOf(reason)}</b> · <RelativeTime date={createdAt} limitDays={30} />
      {note && (
        <p className="text" {...attributes}>
          {note}
        </p>
      )}
    </li>
  )
}

type AskedAgainProps = {
  message: string
  askedAt: Date | null
  mayAnswer: boolean
  isAlone: boolean
}

/** The appeal by the author of a removed item, and who answers it. */
export function AskedAgain({ message, askedAt, mayAnswer, isAlone }: AskedAgainProps) {
  const { t } = useTranslation('moderation')
  const whoAnswers = isAlone ? 'alone' : mayAnswer ? 'text' : 'ownRemoval'
  return (
    <>
      <section className={cardClass}>
        <h2>{t('appeal.title')}</h2>
        {askedAt && (
          <p className="byline text-sm text-soft">
            <RelativeTime date={askedAt} limitDays={30} />
          </p>
        )}
        <blockquote className="text" {...useTextAttributes(message)}>
          {message}
        </blockquote>
      </section>
      <p className="mt-4">{t(`appeal.${whoAnswers}`)}</p>
    </>
  )
}
