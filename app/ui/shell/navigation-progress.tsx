import { NavigationType, useLocation, useNavigation, useNavigationType } from '@remix-run/react'
import { Component, useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { useFocusAfterBack, useOfflineGuard } from './document'

const timeout = 300

/**
 * Shows and announces a slow navigation, then announces the new heading. Without a network it prevents the navigation.
 * After Back it returns the focus.
 */
export function NavigationProgress() {
  return (
    <Dispensable>
      <Progress />
    </Dispensable>
  )
}

/**
 * Leaves out its children when they throw. The layout around every screen also renders the error screen. An effect that
 * throws in the layout would throw again there, without end.
 */
class Dispensable extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}

function Progress() {
  const { t } = useTranslation()
  const isSlow = useSlowNavigation()
  useOfflineGuard()
  useFocusAfterBack()
  return (
    <div role="status">
      {isSlow && (
        <>
          <div className="progress [position:fixed] top-0 right-0 left-0 z-2 h-0.75 origin-left animate-[progress_8s_ease-out_both] bg-action forced-colors:bg-[Highlight]" />
          <span className="sr-only">{t('loading')}</span>
        </>
      )}
      <ArrivedAt />
    </div>
  )
}

function useSlowNavigation() {
  const isBusy = useNavigation().state !== 'idle'
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isBusy) return
    const timer = setTimeout(() => setIsSlow(true), timeout)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isBusy])
  return isSlow
}

/** The texts that tell visitors where they are: a list's result, the heading, the current tab. */
type Place = Record<
  'pathname' | 'search' | 'key' | 'language' | 'result' | 'heading' | 'tab',
  string | null | undefined
>

// In milliseconds. Just after the effect, the pressed button is enabled again and a refused form's summary takes the
// focus.
const settled = 50

// Browsers announce a page's title when it loads, but not on client navigation. This component announces the change
// instead: the heading, the number of results, or the tab within a page. That also works with neutral titles, and for a
// form's result on the form's own path. If the pressed link or button is gone, the focus moves to the changed element.
// After Back, `useFocusAfterBack` sets the focus.
function ArrivedAt() {
  const { pathname, search, hash, key } = useLocation()
  const { language } = useTranslation()
  const isBack = useNavigationType() === NavigationType.Pop
  const element = useRef<HTMLSpanElement>(null)
  const last = useRef<Place | null>(null)
  // Screen readers announce a status as a whole, so the earlier page must not be in it any more.
  const isBusy = useNavigation().state !== 'idle'
  const mayAnnounce = useRef(true)
  useEffect(() => {
    mayAnnounce.current = !isBusy
    if (isBusy) element.current?.replaceChildren()
  }, [isBusy])
  useEffect(() => {
    const before = last.current
    const [result, heading, tab] = ['.found', 'h1', '.tabs [aria-current]'].map((each) =>
      document.querySelector<HTMLElement>(each),
    )
    const text = {
      result: result?.textContent,
      heading: heading?.textContent,
      tab: tab?.textContent,
    }
    // A change of language is announced when the translated words are in the page.
    const query = search.replace(/\b(lng|defaultLng)=\w+&?/, '').replace(/[?&]$/, '')
    const now = { pathname, search: query, key, language, ...text }
    last.current = now
    if (!before || (before.key === key && before.language === language)) return
    const changed = whatChanged(before, now)
    const said = { result, heading, tab, nothing: null }[changed]
    const timer = setTimeout(() => {
      const isLost = !isBack && !hash && document.activeElement === document.body
      const target = said ?? heading
      // Each search renders the search box anew, so the focus is put back into it.
      if (isLost && changed === 'result') document.getElementById('q')?.focus()
      else if (isLost && target) {
        target.tabIndex = -1
        target.focus({ preventScroll: true })
        return
      }
      if (element.current && said && mayAnnounce.current) {
        // A single change of the page, because screen readers may announce each change.
        const words = document.createElement('span')
        words.lang = said.lang || document.documentElement.lang
        words.textContent = said.textContent
        element.current.replaceChildren(words)
      }
    }, settled)
    return () => clearTimeout(timer)
  }, [pathname, search, hash, key, language, isBack])
  return <span className="sr-only" ref={element} />
}

type Changed = 'result' | 'heading' | 'tab' | 'nothing'

function whatChanged(before: Place, now: Place): Changed {
  if (before.pathname !== now.pathname) return 'heading'
  if (now.result && before.result !== now.result) return 'result'
  if (before.heading !== now.heading || before.language !== now.language) return 'heading'
  if (now.tab && before.tab !== now.tab) return 'tab'
  return before.search === now.search ? 'nothing' : 'heading'
}
