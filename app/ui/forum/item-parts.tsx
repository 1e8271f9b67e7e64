import { type ComponentProps, Fragment, type MouseEvent, type ReactNode, useState } from 'react'
import { useHydrated } from '../hydrated'
import { Avatar } from '../avatar'
import { RelativeTime } from '../relative-time'
import { useTranslation } from '~/i18n/use-translation'
import { languageOfText } from '~/domain/validation/text'
import { toPlainText, type RichText, type Segment } from '~/domain/rich-text/rich-text'
import { Chip } from '~/ui/screen'
import { Link } from '@remix-run/react'
import { summaryClass, touchLinkClass } from '~/ui/button'

export type Badge = {
  label: string
  note?: string
  /** True for a badge that only the viewer may see. It is not printed, because others may find the paper. */
  isForViewer?: boolean
}

/** The badges after an author’s name, with a space before each. */
export function Badges({ badges }: { badges: Badge[] }) {
  return badges.map(({ label, note, isForViewer }) => (
    <Fragment key={label}>
      {' '}
      <Chip title={note} className={isForViewer ? 'print:hidden' : undefined}>
        {label}
        {note && <span className="sr-only"> ({note})</span>}
      </Chip>
    </Fragment>
  ))
}

export type Bylined = {
  author: string
  avatar: ComponentProps<typeof Avatar>['avatar']
  /** Shown beside the name, such as 'Moderator'. */
  badges: Badge[]
  /** Shown after the time, such as 'edited'. */
  metadata: string[]
  createdAt: Date
}

export function Byline({ item }: { item: Bylined }) {
  return (
    <p className="byline flex items-center text-sm text-soft">
      <Avatar avatar={item.avatar} />
      {/* The text wraps beside the avatar, not around it. */}
      <span className="min-w-0">
        <bdi className="name font-semibold text-ink">{item.author}</bdi>
        <Badges badges={item.badges} />
        {/* The dot stays with the time, so that none hangs at the end of a line. */}{' '}
        <span className="inline-block">
          · <RelativeTime date={item.createdAt} limitDays={7} />
        </span>
        {item.metadata.map((mark) => ` · ${mark}`)}
      </span>
    </p>
  )
}

export type ItemLink = { to: string; label: string }

type Props = {
  links: ItemLink[]
  /** The item's own path, for the link to share. */
  shared?: string
  /** The comment's name, for screen readers that read the links one by one. */
  name?: string
  /** The author's actions. */
  children?: ReactNode
}

/** A folded menu of actions for a post or comment. Each opens a page that asks first, and needs no scripts. */
export function ItemLinks({ links, shared, name, children }: Props) {
  const { t } = useTranslation('forum')
  const named = (label: string) => (name ? `${label}: ${name}` : label)
  if (!links.length && !shared && !children) return null
  return (
    <details className="more" ref={closeOnEscape}>
      <summary aria-label={named(t('more'))}>⋯</summary>
      <div className="px-4 py-1">
        {links.map(({ to, label }) => (
          <Fragment key={to}>
            <a href={to} aria-label={named(label)}>
              {label}
            </a>{' '}
          </Fragment>
        ))}
        {children}
        {shared && <SharedLink path={shared} />}
      </div>
    </details>
  )
}

function closeOnEscape(menu: HTMLDetailsElement | null) {
  menu?.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
}

/**
 * A link to the current page, which every browser can copy. With scripts, a press copies the URL. Another link opens
 * the browser's share sheet, if it has one. Neither passes on the title.
 */
function SharedLink({ path }: { path: string }) {
  const { t } = useTranslation('forum')
  const isHydrated = useHydrated()
  const [status, setStatus] = useState('')
  const onPress = (pass: (url: string) => Promise<void>) => (event: MouseEvent<HTMLElement>) => {
    event.preventDefault()
    // Screen readers announce only a change.
    setStatus('')
    void pass(new URL(path, location.href).href)
  }
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url)
      setStatus(t('linkCopied'))
    } catch {
      // The browser refuses. The URL can still be copied by hand.
      setStatus(url)
    }
  }
  return (
    <>
      <a href={path} data-stays="" onClick={isHydrated ? onPress(copy) : undefined}>
        {t(isHydrated ? 'copyLink' : 'linkToPost')}
      </a>{' '}
      <span role="status">{status}</span>
      {isHydrated && 'share' in navigator && (
        <a
          href={path}
          data-stays=""
          onClick={onPress((url) => navigator.share({ url }).catch(() => {}))}
        >
          {t('shareLink')}
        </a>
      )}
    </>
  )
}

type PostCountsProps = { likes: number; commentCount: number; views: number }

/**
 * A post's counts: icons and numbers, with a word after each. The words for likes and views are hidden visually. A
 * `title` would name the item too, and screen readers would say each count twice.
 */
export function PostCounts({ likes, commentCount, views }: PostCountsProps) {
  const { t } = useTranslation('forum')
  return (
    <ul className="counts flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-soft">
      <Count icon="likes" number={likes} label={t('likes', { count: likes })} />
      <li className="comments">
        {commentCount ? t('comments', { count: commentCount }) : t('noAnswer')}
      </li>
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

/** Zero counts are hidden visually but kept for screen readers. */
export function classOfCount(count: number): string | undefined {
  return count ? undefined : 'sr-only'
}

type Attributes = { lang?: string; dir: 'auto' }

/** Returns `dir`, and `lang` if it differs from the page's, for an element with text that is not the site's own. */
export function useTextAttributes(text: string): Attributes {
  return useGetTextAttributes()(text)
}

/** The same, as a function for each text of a list. */
export function useGetTextAttributes(): (text: string) => Attributes {
  const { language } = useTranslation()
  return (text) => {
    const spoken = languageOfText(text)
    return { lang: spoken === language ? undefined : spoken, dir: 'auto' }
  }
}

type BodyProps = {
  richText: RichText
  /** Renders a segment's text differently, for example with marks. */
  show?: (text: string) => ReactNode
}

/** A member's text. It has only paragraphs, line breaks as typed, lists and links. */
export function RichTextBody({ richText, show }: BodyProps) {
  const shown = (segment: Segment, index: number) => showSegment(segment, index, show)
  return (
    <div className="text" {...useTextAttributes(toPlainText(richText))}>
      {richText.map((block, index) =>
        'items' in block ? (
          <ul key={index}>
            {block.items.map((item, place) => (
              <li key={place}>{item.map(shown)}</li>
            ))}
          </ul>
        ) : (
          <p key={index}>{block.map(shown)}</p>
        ),
      )}
    </div>
  )
}

type FoldedTextProps = { note: string | null | undefined; richText: RichText }

/** A member's text. With a content note, it is folded under a sentence about its subject. */
export function FoldedText({ note, richText }: FoldedTextProps) {
  const { t } = useTranslation('forum')
  if (!note) return <RichTextBody richText={richText} />
  return (
    <details className="my-4">
      <summary className={summaryClass}>
        <b>{note}</b> <span className="block text-action">{t('showText')}</span>
      </summary>
      <RichTextBody richText={richText} />
    </details>
  )
}

function showSegment(segment: Segment, index: number, show: BodyProps['show']) {
  if (typeof segment === 'string')
    return <Fragment key={index}>{show ? show(segment) : segment}</Fragment>
  return (
    <a key={index} href={segment.href} rel="nofollow ugc noopener">
      {segment.text}
    </a>
  )
}

/** The links under a post's title to its comments and to the form. */
export function JumpLinks({ jumpLinks }: { jumpLinks: ItemLink[] }) {
  if (!jumpLinks.length) return null
  return (
    <p className="places flex flex-wrap items-center gap-x-5 text-sm text-soft print:hidden">
      {jumpLinks.map(({ to, label }) => (
        <Fragment key={to}>
          <Link className={touchLinkClass} to={to}>
            {label}
          </Link>{' '}
        </Fragment>
      ))}
    </p>
  )
}
