import { NavigationType, useLocation, useNavigation, useNavigationType } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { useFocusAfterBack } from './focus-after-back'
import { useOfflineGuard } from './offline-guard'

const timeout = 300

/**
 * Shows and announces a navigation that takes longer than a moment, then announces the new heading. Without a network
 * there is none; on the way back the focus returns.
 */
export function NavigationProgress() {
  const { t } = useTranslation()
  const isSlow = useSlowNavigation()
  useOfflineGuard()
  useFocusAfterBack()
  return (
    <div role="status">
      {isSlow && (
        <>
          <div className="progress" />
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

// Browsers announce a page's title when it loads, but not on client navigation. The heading, or the tab within a page,
// also works with neutral titles. Where the link or button that was pressed is gone with the focus, the heading takes
// that instead, except on the way back, which has its own rule.
function ArrivedAt() {
  const { pathname, search, hash } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  const element = useRef<HTMLSpanElement>(null)
  const saidFor = useRef({ pathname, search })
  useEffect(() => {
    const last = saidFor.current
    saidFor.current = { pathname, search }
    if (!element.current || (last.pathname === pathname && last.search === search)) return
    const isTab = last.pathname === pathname
    const said = document.querySelector<HTMLElement>(isTab ? '.tabs [aria-current]' : 'h1')
    const takesFocus = !isTab && !isBack && !hash && document.activeElement === document.body
    if (said && takesFocus) {
      said.tabIndex = -1
      return said.focus({ preventScroll: true })
    }
    element.current.lang = said?.lang || document.documentElement.lang
    element.current.textContent = said?.textContent ?? null
  }, [pathname, search, hash, isBack])
  return <span className="sr-only" ref={element} />
}
