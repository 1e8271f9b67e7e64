import {
  Links,
  useLocation,
  useMatches,
  useNavigation,
  useRouteError,
  Scripts,
  ScrollRestoration,
  type Location,
} from '@remix-run/react'
import { useState, createContext, useContext, useEffect } from 'react'
import screenStyles from '~/styles/app.css?url'
import sectionStyles from '~/styles/landing-sections.css?url'
import printStyles from '~/styles/print.css?url'
import { idleRefresh } from '~/domain/sessions/idle-refresh'
import { useHydrated } from '../hydrated'
import { useTextFormId } from '../preferences/preferences'
import { useRootData } from '../root-data'
import { WithoutScripts } from '../without-scripts'
import { NonceContext } from './request-context'
import beforeHydration from './before-hydration.js?raw'
import leaveUnhydrated from './leave-unhydrated.js?raw'
import { useShowNotice } from '../feedback/notice-region'

/**
 * The links to style sheets in the head. The landing page has a smaller sheet instead of the sheet of all screens. It
 * has the large sheet only when it has failed, or while the visitor leaves it. The large sheet is prefetched once
 * scripts run, so that no screen is shown before its styles. A navigation to the landing page preloads the sheet in the
 * page's body. The print sheet does not delay the first screenful.
 */
export function Stylesheets() {
  const here = useLocation().pathname
  const next = useNavigation().location?.pathname
  const error = useRouteError()
  const isHydrated = useHydrated()
  const isLanding = here === '/' && !error && (next ?? '/') === '/'
  const [wasElsewhere, setWasElsewhere] = useState(!isLanding)
  if (!isLanding && !wasElsewhere) setWasElsewhere(true)
  return (
    <>
      {wasElsewhere ? (
        <link rel="stylesheet" href={screenStyles} />
      ) : (
        isHydrated && <link rel="prefetch" as="style" href={screenStyles} />
      )}
      <link rel="stylesheet" href={printStyles} media="print" />
      {next === '/' && here !== '/' && <link rel="preload" as="style" href={sectionStyles} />}
      <Links />
    </>
  )
}

type Handle = { isForReading?: boolean } | undefined

/**
 * On a shared phone, leaves a page that stays open for ten minutes. Used where `shared-phone.ts` cannot do that: in the
 * lite version, and in a browser that has no scripts or never hydrates the page. It needs a route whose `handle` says
 * that the page has no text field except a search or the form of its `textFormId`. On other pages, unsent text would be
 * lost.
 */
export function IdleRefresh() {
  const root = useRootData()
  const matches = useMatches()
  const handle = matches[matches.length - 1]?.handle as Handle
  const textFormId = useTextFormId()
  const nonce = useContext(NonceContext)
  if (!root?.member?.isShared || !handle?.isForReading || textFormId) return null
  return (
    <>
      <WithoutScripts>
        <meta httpEquiv="refresh" content={idleRefresh} />
      </WithoutScripts>
      {!root.lite && (
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: leaveUnhydrated }}
        />
      )}
    </>
  )
}

/** Writes the page's JSON-LD, safe inside a script element. Set on the server only. */
export const StructuredDataContext = createContext<(() => string) | undefined>(undefined)

/**
 * The page's JSON-LD. It is not part of the hydration data, so it is sent only once. React finds the element and leaves
 * its text alone.
 */
export function StructuredData() {
  const nonce = useContext(NonceContext)
  const write = useContext(StructuredDataContext)
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: write?.() ?? '' }}
    />
  )
}

/**
 * The page's scripts. The lite version has none. `before-hydration.js` runs when a form is sent before hydration. It
 * removes the form's local draft (`data-draft`), marks the form as sent and keeps the text of other forms.
 */
export function PageScripts() {
  const nonce = useContext(NonceContext)
  return (
    <>
      <script
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: beforeHydration }}
      />
      <ScrollRestoration nonce={nonce} getKey={scrollKey} />
      <Scripts nonce={nonce} />
    </>
  )
}

let first: Location | undefined

/**
 * Returns the key of a scroll position. The document's first location gets a new key on each load. On a reload, the
 * browser restores the position itself, and the visitor may have scrolled before hydration. Remix gives the key
 * 'default' to the target of each plain `#id` link too. It gets a new key here, so that the link leads to its target.
 */
function scrollKey(location: Location) {
  const { key, pathname, hash } = location
  if (typeof document === 'undefined') return key
  first ??= location
  if (key === first.key && pathname === first.pathname && hash === first.hash)
    return `${key}-${performance.timeOrigin}`
  return key === 'default' ? `${performance.now()}` : key
}

/**
 * Keeps the page when a press would lead to another page without a network. Otherwise the browser would show its error
 * page, and typed text would be lost. Elements in dialogs or with `data-stays` are let through: they report the failure
 * themselves.
 */
export function useOfflineGuard(): void {
  const showNotice = useShowNotice()
  useEffect(() => {
    const guard = (event: Event) => {
      if (navigator.onLine || !leaves(event.target)) return
      event.preventDefault()
      event.stopPropagation()
      showNotice('offline')
    }
    document.addEventListener('click', guard, true)
    document.addEventListener('submit', guard, true)
    return () => {
      document.removeEventListener('click', guard, true)
      document.removeEventListener('submit', guard, true)
    }
  }, [showNotice])
}

function leaves(target: EventTarget | null) {
  if (!(target instanceof Element) || target.closest('dialog, [data-stays]')) return false
  if (target instanceof HTMLFormElement)
    return target.method !== 'post' || pathOf(target.action) !== location.pathname
  const link = target.closest<HTMLAnchorElement>('a[href]')
  if (!link || link.protocol !== location.protocol) return false
  return link.pathname + link.search !== location.pathname + location.search
}

function pathOf(url: string) {
  return new URL(url).pathname
}

// The `href` of the link that was pressed last in each entry of the history.
const pressed = new Map<string, string | null>()

/** After Back, gives the focus to the link that led away, as browsers do between documents. */
export function useFocusAfterBack(): void {
  const { key, hash } = useLocation()
  // The targets of plain `#id` links have one key, and no scroll position to keep.
  const entry = key + hash
  const preventScroll = entry === key
  useEffect(() => {
    // Compared as text instead of used in a selector, because members write URLs too.
    const isPressed = (link: Element) => link.getAttribute('href') === pressed.get(entry)
    const link = pressed.has(entry) && [...document.querySelectorAll('main a')].find(isPressed)
    if (link instanceof HTMLElement) link.focus({ preventScroll })
    const remember = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a')
      if (!link) return
      pressed.set(entry, link.getAttribute('href'))
      // A press on an `#id` link is no way back.
      pressed.delete(`default${link.hash}`)
    }
    document.addEventListener('click', remember, true)
    return () => document.removeEventListener('click', remember, true)
  }, [entry, preventScroll])
}
