import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { removeLocalDraftsForGood } from '~/ui/draft/local-drafts'

const elsewhere = 'https://www.google.com/'
const presses = 3
const within = 1500

/** A quick way off the site for somebody whose screen may be seen: the button, or Shift three times. */
export function QuickExit() {
  const { t } = useTranslation()
  useEffect(() => {
    let pressed: number[] = []
    const count = (event: KeyboardEvent) => {
      pressed = event.key === 'Shift' ? [...pressed, event.timeStamp].slice(-presses) : []
      const first = pressed[0] ?? 0
      if (pressed.length === presses && event.timeStamp - first < within) leave()
    }
    document.addEventListener('keydown', count)
    return () => document.removeEventListener('keydown', count)
  }, [])
  return (
    <a
      className="quick-exit"
      href={elsewhere}
      rel="noreferrer"
      title={t('quickExitHint')}
      onClick={leave}
    >
      {t('quickExit')}
    </a>
  )
}

// Also removes drafts, including those that open forms would store on leaving, and replaces the page in the history
// so that Back does not return here.
function leave(event?: { preventDefault: () => void }) {
  event?.preventDefault()
  removeLocalDraftsForGood()
  location.replace(elsewhere)
}
