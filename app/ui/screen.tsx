import { Link, type LinkProps, useLocation } from '@remix-run/react'
import { cva, cx, type VariantProps } from 'class-variance-authority'
import { type HTMLAttributes, type ReactNode, useEffect } from 'react'
import { buttonClass } from './button'

const screenClass = cva(
  'screen mx-auto w-full flex-1 pt-4 pt-[clamp(1rem,4vw,2.5rem)] pr-gutter pb-16 pl-gutter',
  {
    variants: { width: { page: 'max-w-page', narrow: 'max-w-narrow' } },
    defaultVariants: { width: 'page' },
  },
)

type ScreenProps = HTMLAttributes<HTMLElement> & VariantProps<typeof screenClass>

/** The main content of every screen except the landing page. `narrow` is for forms. */
export function Screen({ width, className, ...attributes }: ScreenProps) {
  return <main id="main" {...attributes} className={screenClass({ width, className })} />
}

/** The classes of a row with a heading and the elements beside it. The link back is above them. */
export const headClass =
  'flex flex-wrap items-end gap-x-6 gap-y-2 [&>.back]:basis-full [&>h1]:min-w-0 [&>h1]:basis-full [&>p]:flex-[1_1_18rem] [&>p]:text-soft'

const emptyClass =
  'empty flex flex-col items-center justify-center py-6 text-center [&>*+*]:mt-4 [&>p]:max-w-[32em] [&>svg]:text-action'

/** A screen with only a drawing, a sentence and a link to continue. */
export function EmptyScreen({ children }: { children: ReactNode }) {
  return <Screen className={emptyClass}>{children}</Screen>
}

/** The same, as a part of a screen. */
export function EmptyState({ children }: { children: ReactNode }) {
  return <div className={emptyClass}>{children}</div>
}

/** The link to the screen above this one, in front of its heading. */
export function BackLink({ children, className = '', ...attributes }: LinkProps) {
  return (
    <Link
      {...attributes}
      className={`back inline-flex min-h-11 items-center text-soft no-underline visited:text-soft hover:text-soft hover:underline print:hidden ${className}`}
    >
      <span className="me-2" aria-hidden="true">
        ←
      </span>{' '}
      {children}
    </Link>
  )
}

/** A row of buttons. */
export function Actions({ className = '', ...attributes }: HTMLAttributes<HTMLDivElement>) {
  return (
    <div
      {...attributes}
      className={`actions flex flex-wrap items-center gap-3 print:hidden${className && ` ${className}`}`}
    />
  )
}

const cardRowClass = 'post-card relative border-b border-line py-5'

/** A post, or another item with a title, in its list. The link in its heading covers the whole row. */
export function CardRow({ className, ...attributes }: HTMLAttributes<HTMLLIElement>) {
  return <li {...attributes} className={cx(cardRowClass, className)} />
}

/** The classes of a box with a coloured edge, for a notice inside a screen. */
export const cardClass =
  'panel rounded-xl border border-s-3 border-line border-s-accent bg-raised px-5 py-4 print:hidden [&_h2]:text-lg [&>*+*]:mt-2'

/** The classes of a small line above or in front of its subject. */
export const kickerClass = 'label text-sm font-semibold text-accent-ink'

/** The classes of a link in such a line. */
export const kickerLinkClass =
  'relative inline-block py-0.5 text-inherit no-underline visited:text-inherit hover:text-inherit hover:underline'

const chipClass = cva('badge inline-block rounded-2xl border px-3 text-sm', {
  variants: {
    tone: {
      plain: 'border-edge',
      good: 'border-success text-success',
      bad: 'border-danger text-danger',
    },
  },
  defaultVariants: { tone: 'plain' },
})

type ChipProps = HTMLAttributes<HTMLSpanElement> & VariantProps<typeof chipClass>

/** One or two words about the element beside it. */
export function Chip({ tone, className, ...attributes }: ChipProps) {
  return <span {...attributes} className={chipClass({ tone, className })} />
}

/**
 * Focuses the target of a client navigation's fragment, as browsers do on page loads. The target is a new comment, a
 * reply's text area, or the link that opened it.
 * @param isSaved true when the member has just edited the post; its URL has no fragment
 */
export function useFocusOnTarget(isSaved?: boolean): void {
  const { hash: fragment, key } = useLocation()
  const hash = isSaved ? '#posted' : fragment
  useEffect(() => {
    if (key === 'default' || hash === '') return
    const target = document.getElementById(hash.slice(1))
    const field = target?.parentElement?.querySelector('textarea')
    if (hash === '#comment-form') field?.focus()
    // For a new comment, focuses the comment inside the target, because it has an accessible name.
    else if (hash === '#posted') (target?.querySelector('article') ?? target)?.focus()
    else target?.focus({ preventScroll: true })
  }, [hash, key])
}

type Way = Pick<LinkProps, 'to'> & { label: string }

type PagerProps = {
  label: string
  /** The link to the first page, on all pages after it. */
  first?: Way | false
  /** The link to the next page, if there is one. */
  next?: Way | false | null | ''
}

const linkClass = buttonClass({ variant: 'quiet', className: 'font-normal' })

/** The links between the pages of a list. Renders nothing if there is only one page. */
export function Pager({ label, first, next }: PagerProps) {
  if (!first && !next) return null
  return (
    <nav className="flex flex-wrap justify-between gap-3 print:hidden" aria-label={label}>
      {first && (
        <Link className={linkClass} to={first.to}>
          {first.label}
        </Link>
      )}{' '}
      {next && (
        <Link className={`${linkClass} ms-auto`} to={next.to} rel="next">
          {next.label}
        </Link>
      )}
    </nav>
  )
}
