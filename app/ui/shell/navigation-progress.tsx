import { useNavigation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

const patience = 300

/** Shows and says that the next page is on its way, once it takes longer than a moment. */
export function NavigationProgress() {
  const { t } = useTranslation()
  const isBusy = useNavigation().state !== 'idle'
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isBusy) return
    const timer = setTimeout(() => setIsSlow(true), patience)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isBusy])
  return (
    <div role="status">
      {isSlow && (
        <>
          <div className="progress" />
          <span className="sr-only">{t('loading')}</span>
        </>
      )}
    </div>
  )
}
