import {
  Links,
  useLocation,
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
import { useHydrated } from '../hydrated'
import { NonceContext } from './request-context'
import beforeHydration from './before-hydration.js?raw'
import { useShowNotice } from '../feedback/notice-region'

/**
 * The links in the head. The landing page has a smaller sheet of its own in place of that of all screens, which is there
 * when it has failed or is being left, and fetched with the scripts, so that no screen comes before its styles; what it
 * has in its body is fetched on the way to it. The sheet for print does not delay the first screenful.
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

/** Writes the page's JSON-LD, safe inside a script element; on the server only. */
export const StructuredDataContext = createContext<(() => string) | undefined>(undefined)

/**
 * The page's JSON-LD. It is not part of the hydration data, so that it is sent once: React finds the element and
 * leaves its text alone.
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
 * The page's scripts. The lite version has none. `before-hydration.js` runs when a form is sent before hydration: it
 * removes the form's local draft (`data-draft`), marks the form as sent and keeps what is typed in other forms.
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

let firstKey: string | undefined

/**
 * The key of a scroll position. The document's first location gets a new key on each load: the browser restores the
 * position on a reload, and the visitor may have scrolled on before hydration.
 */
function scrollKey({ key }: Location) {
  if (typeof document === 'undefined') return key
  firstKey ??= key
  return key === firstKey ? `${key}-${performance.timeOrigin}` : key
}

/**
 * Without a network, a press that leads to another page would end at the browser's error page, and what was typed would
 * be lost: this page stays. What reports it itself, in a dialog or with `data-stays`, is let through.
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
  const { key } = useLocation()
  useEffect(() => {
    // Compared, not put into a selector: members write addresses too.
    const isPressed = (link: Element) => link.getAttribute('href') === pressed.get(key)
    const link = pressed.has(key) && [...document.querySelectorAll('main a')].find(isPressed)
    if (link instanceof HTMLElement) link.focus({ preventScroll: true })
    const remember = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a')
      if (link) pressed.set(key, link.getAttribute('href'))
    }
    document.addEventListener('click', remember, true)
    return () => document.removeEventListener('click', remember, true)
  }, [key])
}
