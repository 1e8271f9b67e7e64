import { useLocation, useNavigation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

const timeout = 300

/** Shows and announces a navigation that takes longer than a moment, then announces the new heading. */
export function NavigationProgress() {
  const { t } = useTranslation()
  const isSlow = useSlowNavigation()
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

// Browsers announce a page's title when it loads, but not on client navigation. The heading also works with neutral
// titles.
function ArrivedAt() {
  const { pathname } = useLocation()
  const element = useRef<HTMLSpanElement>(null)
  const saidFor = useRef(pathname)
  useEffect(() => {
    if (saidFor.current === pathname || !element.current) return
    saidFor.current = pathname
    element.current.textContent = document.querySelector('h1')?.textContent ?? null
  }, [pathname])
  return <span className="sr-only" ref={element} />
}
