import { NavigationType, useLocation, useNavigation, useNavigationType } from '@remix-run/react'
import { Component, useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { useFocusAfterBack, useOfflineGuard } from './document'

const timeout = 300

/**
 * Shows and announces a navigation that takes longer than a moment, then announces the new heading. Without a network
 * there is none; on the way back the focus returns.
 */
export function NavigationProgress() {
  return (
    <Dispensable>
      <Progress />
    </Dispensable>
  )
}

/**
 * Leaves its children out when they throw. The layout around every screen also draws the error screen: an effect that
 * throws in it would throw again there, without end.
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

/** The text of what tells where one is: a list's result, the heading, the current tab. */
type Place = Record<
  'pathname' | 'search' | 'key' | 'language' | 'result' | 'heading' | 'tab',
  string | null | undefined
>

// The button that was pressed is enabled again, and a refused form's summary takes the focus, just after the effect.
const settled = 50

// Browsers announce a page's title when it loads, but not on client navigation. What has changed is announced instead:
// the heading, the number of results, or the tab within a page. This also works with neutral titles, and for a form's
// result on the form's own path. Where the focus is lost with the link or button that was pressed, it goes there, except
// on the way back, which has its own rule.
function ArrivedAt() {
  const { pathname, search, hash, key } = useLocation()
  const { language } = useTranslation()
  const isBack = useNavigationType() === NavigationType.Pop
  const element = useRef<HTMLSpanElement>(null)
  const last = useRef<Place | null>(null)
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
    // The language is announced when its words are there.
    const query = search.replace(/\b(lng|defaultLng)=\w+&?/, '').replace(/[?&]$/, '')
    const now = { pathname, search: query, key, language, ...text }
    last.current = now
    if (!before || (before.key === key && before.language === language)) return
    const changed = whatChanged(before, now)
    const said = { result, heading, tab, nothing: null }[changed]
    const timer = setTimeout(() => {
      const isLost = !isBack && !hash && document.activeElement === document.body
      const target = said ?? heading
      // The search box is made anew for each search: the focus stays in it.
      if (isLost && changed === 'result') document.getElementById('q')?.focus()
      else if (isLost && target) {
        target.tabIndex = -1
        target.focus({ preventScroll: true })
        return
      }
      if (element.current && said) {
        // One change: screen readers may announce each.
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
