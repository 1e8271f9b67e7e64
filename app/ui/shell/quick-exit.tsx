import { useEffect, useState } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { removeLocalDraftsForGood } from '~/ui/draft/local-drafts'
import { useHydrated } from '~/ui/hydrated'

const elsewhere = 'https://www.google.com/'
const presses = 3
const pause = 5000

/** A quick way off the site for somebody whose screen may be seen: the link, or Shift three times. */
export function QuickExit() {
  const { t } = useTranslation()
  const pressed = useShiftPresses()
  const isHydrated = useHydrated()
  const more = pressed > 0 && t('shiftMore', { count: presses - pressed })
  useEffect(() => {
    if (pressed === presses) leave()
  }, [pressed])
  return (
    <>
      <a className="quick-exit" href={elsewhere} rel="noreferrer" onClick={leave}>
        {t('quickExit')} {isHydrated && <small>{more || t('quickExitHint')}</small>}
      </a>
      <span className="sr-only" role="status">
        {more}
      </span>
    </>
  )
}

// Counted when it is let go, and only alone: a held key repeats, and capital letters need it too.
function useShiftPresses() {
  const [pressed, setPressed] = useState(0)
  useEffect(() => {
    let isAlone = false
    let timer: ReturnType<typeof setTimeout>
    const press = ({ key, repeat }: KeyboardEvent) => {
      if (repeat) return
      isAlone = key === 'Shift'
      if (!isAlone) setPressed(0)
    }
    const letGo = ({ key }: KeyboardEvent) => {
      if (key !== 'Shift' || !isAlone) return
      isAlone = false
      clearTimeout(timer)
      timer = setTimeout(() => setPressed(0), pause)
      setPressed((before) => before + 1)
    }
    document.addEventListener('keydown', press)
    document.addEventListener('keyup', letGo)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('keydown', press)
      document.removeEventListener('keyup', letGo)
    }
  }, [])
  return pressed
}

// Also removes drafts on this device, including those that open forms would store on leaving, and replaces the page in
// the history so that Back does not return here.
function leave(event?: { preventDefault: () => void }) {
  event?.preventDefault()
  removeLocalDraftsForGood()
  location.replace(elsewhere)
}
