import { useLocation, useNavigation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

const timeout = 300

/** Shows and says that the next page is on its way, once it takes longer than a moment; then says its heading. */
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

// A browser says the title of a page that it loads; after a change of screen by script nobody would. The heading tells
// where one is even when titles are neutral.
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
