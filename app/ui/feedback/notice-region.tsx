import { useTranslation } from '~/i18n/use-translation'
import type { NoticeText, NoticeVariant, RaisedNotice } from './notices'
import { CloseIcon, iconButtonClass } from '../button'
import { useBrowserLayoutEffect, useHydrated } from '../hydrated'
import { useLocation } from '@remix-run/react'
import { useHasQuickExit } from '../root-data'
import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { createPortal } from 'react-dom'
import type { NoticeToast } from './notice-toast'

/** A notice that the page raises itself, or a notice from the server. */
export type Notice = RaisedNotice | NoticeText

/** Translates a notice. A notice that the page raises itself is always an error. */
export function useNoticeText(): (notice: Notice) => NoticeText {
  const { t } = useTranslation()
  return (notice) =>
    typeof notice === 'string'
      ? {
          title: t(`notice.${notice}.title`),
          description: t(`notice.${notice}.description`),
          variant: 'destructive',
        }
      : notice
}

/** The CSS classes of a notice. */
export function noticeClass(variant: NoticeVariant): string {
  return `notice relative rounded-xl border border-s-3 border-edge bg-raised py-3 ps-5 pe-14 text-sm ${variant === 'destructive' ? 'border-s-danger' : 'border-s-success'}`
}

type BannerProps = { notice: Notice; placeClass: string; onClose: () => void }

/**
 * A notice as the server renders it. Without scripts it is in the flow of the page. With scripts it is where the toast
 * will be, so that nothing moves when the toast replaces it. It stays if the toast cannot load, and in the page above a
 * form: the form would jump while the two change places.
 */
function NoticeBanner({ notice, placeClass, onClose }: BannerProps) {
  const { t } = useTranslation()
  const isHydrated = useHydrated()
  const { title, description, variant } = useNoticeText()(notice)
  return (
    <div className={placeClass} tabIndex={isHydrated ? -1 : undefined}>
      <section className={noticeClass(variant)} aria-label={t('notices')}>
        <b className="block">{title}</b>
        {description && <div>{description}</div>}
        {isHydrated && (
          <button
            className={`${iconButtonClass} absolute top-1 right-1`}
            aria-label={t('closeNotice')}
            onClick={onClose}
          >
            <CloseIcon />
          </button>
        )}
      </section>
    </div>
  )
}

type ShowNotice = (notice: Notice) => () => void

type NoticeFunctions = {
  show: ShowNotice
  /** Shows notices in an element until the returned function is called. */
  moveTo: (place: HTMLElement) => () => void
}

const nothing = () => () => undefined
const NoticeContext = createContext<NoticeFunctions>({ show: nothing, moveTo: nothing })

/**
 * Returns a function that shows a notice as a toast in place of the current one. That function returns another one,
 * which removes the notice.
 */
export function useShowNotice(): ShowNotice {
  return useContext(NoticeContext).show
}

/**
 * The element of a modal dialog that shows and announces notices while the dialog is open. The rest of the page is
 * inert then: the dialog would cover a notice there, and screen readers would not announce it.
 */
export function NoticesInDialog({ isOpen }: { isOpen: boolean }) {
  const { moveTo } = useContext(NoticeContext)
  const place = useRef<HTMLDivElement>(null)
  useBrowserLayoutEffect(() => {
    if (isOpen && place.current) return moveTo(place.current)
  }, [isOpen, moveTo])
  return <div ref={place} />
}

type Props = {
  /** The notice from the server. */
  notice: NoticeText | null
  /** A new id shows the same notice again. */
  noticeId: string
  children?: ReactNode
}

type Shown = { id: string; notice: Notice }

let raised = 0

// On these pages a toast would cover the only button. Errors, and notices that explain why somebody has to sign in, are
// shown above the form instead.
const formPages = /^\/(auth|profile)\/./

function standsInPage(pathname: string, notice: Notice) {
  return pathname === '/auth/signin' || (formPages.test(pathname) && isError(notice))
}

/** The classes of a notice above a reading screen, as wide as that screen. */
export const frameAbove = 'mx-auto w-full max-w-narrow pr-gutter pl-gutter'

/** Shows and announces all notices. `children` may add their own. */
export function Notices({ notice, noticeId, children }: Props) {
  const { key, pathname } = useLocation()
  const hasQuickExit = useHasQuickExit(pathname)
  const [seen, setSeen] = useState({ noticeId, key, pathname })
  const [shown, setShown] = useState<Shown | null>(notice && { id: noticeId, notice })
  // A closed toast is removed a while later.
  const [closedId, setClosedId] = useState<string | null>(null)
  const [dialog, setDialog] = useState<HTMLElement | null>(null)
  const [Toast, setToast] = useState<typeof NoticeToast | null>(null)
  const [functions] = useState(() => ({
    show(own: Notice) {
      const id = `raised-${++raised}`
      setShown({ id, notice: own })
      return () => setShown((now) => (now?.id === id ? null : now))
    },
    moveTo(place: HTMLElement) {
      // A notice from before belongs to the page behind the dialog.
      setShown(null)
      setDialog(place)
      return () => {
        setShown((now) => (now && isError(now.notice) ? null : now))
        setDialog(null)
      }
    },
  }))
  if (noticeId !== seen.noticeId || key !== seen.key) {
    setSeen({ noticeId, key, pathname })
    if (notice && noticeId !== seen.noticeId) setShown({ id: noticeId, notice })
    // Errors and notices inside the page belong to their screen. A success toast may still be read on the next screen.
    else if (
      key !== seen.key &&
      shown &&
      (isError(shown.notice) || standsInPage(seen.pathname, shown.notice))
    )
      setShown(null)
  }
  const isInPage = shown !== null && standsInPage(pathname, shown.notice)
  const open = shown && shown.id !== closedId ? shown : null
  const close = () => setClosedId(shown?.id ?? null)
  const remove = () => setShown(null)
  const wantedBy = shown?.id
  // Loaded with the first notice: Radix is a tenth of the page's scripts, and most pages have no notice.
  useEffect(() => {
    if (!wantedBy) return
    import('./notice-toast').then(
      (module) => setToast(() => module.NoticeToast),
      () => undefined,
    )
  }, [wantedBy])
  const box = useRef<HTMLDivElement>(null)
  const returningFocus = useReturningFocus(box, open !== null)
  useFocusInSight(box, open, Toast, isInPage)
  const hasToast = Toast !== null && !isInPage
  useKeysOfNotice(box, open !== null && (dialog !== null || !hasToast), close)
  const placeClass = dialog
    ? 'notices mb-4'
    : isInPage
      ? `notices mt-4 ${frameAbove}`
      : `notices on-page ${hasQuickExit && hasToast ? 'mb-16 xl:mb-2' : ''}`
  const notices = (
    <>
      <LiveRegion shown={open} />
      <div ref={box} {...returningFocus}>
        {hasToast ? (
          <Toast
            shown={shown}
            isOpen={open !== null}
            placeClass={placeClass}
            onClose={close}
            onRemove={remove}
          />
        ) : (
          open && <NoticeBanner notice={open.notice} placeClass={placeClass} onClose={remove} />
        )}
      </div>
    </>
  )
  return (
    <NoticeContext.Provider value={functions}>
      {dialog ? (
        <>
          <LiveRegion shown={null} />
          {createPortal(notices, dialog)}
        </>
      ) : (
        notices
      )}
      {children}
    </NoticeContext.Provider>
  )
}

function isError(notice: Notice) {
  return typeof notice === 'string' || notice.variant === 'destructive'
}

// In milliseconds. Screen readers announce a region when its text changes, so it must be in the page before. By then, a
// dialog that closes after a success no longer makes the page inert.
const beforeAnnouncing = 100
// Long enough for every screen reader to queue the text. Text that stays would be read twice, here and in the toast.
const announcedFor = 3000

function LiveRegion({ shown }: { shown: Shown | null }) {
  const noticeText = useNoticeText()
  const [said, setSaid] = useState<Shown | null>(null)
  useEffect(() => {
    if (!shown) return
    const timers = [
      setTimeout(() => setSaid(shown), beforeAnnouncing),
      setTimeout(() => setSaid(null), beforeAnnouncing + announcedFor),
    ]
    return () => {
      timers.forEach(clearTimeout)
      setSaid(null)
    }
  }, [shown])
  const { title, description } = said ? noticeText(said.notice) : {}
  return (
    <div className="sr-only" role="status">
      {said && (
        <p key={said.id}>
          {title} {description}
        </p>
      )}
    </div>
  )
}

// When a notice with the focus in it closes, the focus returns to the element that had it before, or to the heading.
function useReturningFocus(box: RefObject<HTMLElement>, isOpen: boolean) {
  const before = useRef<Element | null | undefined>()
  useEffect(() => {
    const cameFrom = before.current
    const active = document.activeElement
    if (isOpen || cameFrom === undefined) return
    before.current = undefined
    if (active !== document.body && !box.current?.contains(active)) return
    if (cameFrom instanceof HTMLElement && cameFrom.isConnected && cameFrom !== document.body)
      return cameFrom.focus({ preventScroll: true })
    const heading = document.querySelector('h1')
    if (heading) heading.tabIndex = -1
    heading?.focus({ preventScroll: true })
  }, [box, isOpen])
  return {
    onFocus({ currentTarget, relatedTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) before.current = undefined
    },
  }
}

// Scrolls to a notice in the page. A toast covers the foot of the page, so the focus is kept above it (WCAG 2.4.11) and
// the page gets longer.
function useFocusInSight(
  box: RefObject<HTMLElement>,
  open: Shown | null,
  Toast: unknown,
  isInPage: boolean,
) {
  useEffect(() => {
    if (!open) return
    const { documentElement: html, body } = document
    // Radix renders a toast with a short delay.
    const timer = setTimeout(() => {
      const toast = box.current?.querySelector('.notice')?.getBoundingClientRect()
      if (!toast) return
      if (isInPage || box.current?.closest('dialog'))
        return box.current?.scrollIntoView({ block: 'nearest' })
      const room = `${Math.ceil(innerHeight - toast.top)}px`
      html.style.scrollPaddingBottom = room
      body.style.paddingBottom = room
      const focused = document.activeElement
      if (!focused || focused === body || box.current?.contains(focused)) return
      const { left, right, top, bottom } = focused.getBoundingClientRect()
      const isCovered = bottom > toast.top && top < toast.bottom && right > toast.left
      if (isCovered && left < toast.right) scrollBy(0, bottom - toast.top + 8)
    }, 50)
    return () => {
      clearTimeout(timer)
      html.style.scrollPaddingBottom = ''
      body.style.paddingBottom = ''
    }
  }, [box, open, Toast, isInPage])
}

// Escape closes a notice before the dialog around it, which may have text in its fields. The toast's keys also work if
// the toast could not be loaded.
function useKeysOfNotice(box: RefObject<HTMLElement>, isWanted: boolean, close: () => void) {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!isWanted) return
    const press = (event: KeyboardEvent) => {
      if (event.key === 'F8') box.current?.querySelector<HTMLElement>('.notices')?.focus()
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      latest.current()
    }
    window.addEventListener('keydown', press, true)
    return () => window.removeEventListener('keydown', press, true)
  }, [box, isWanted])
}
