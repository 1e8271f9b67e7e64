import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { removeLocalDraftsForGood } from '~/ui/draft/local-drafts'

const elsewhere = 'https://www.google.com/'
const presses = 3
const within = 1500

/** A way out for somebody whose screen is suddenly seen: the link, or Shift three times. */
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

// What was typed goes too, also what an open form keeps while the page goes; and Back does not lead here from the
// page that replaces this one.
function leave(event?: { preventDefault: () => void }) {
  event?.preventDefault()
  removeLocalDraftsForGood()
  location.replace(elsewhere)
}
