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

// Counted when it is let go, and only alone: a held key repeats, and Shift is also for capital letters, for selecting
// and scrolling with the mouse, and with Alt or Control for the keyboard's layout.
function useShiftPresses() {
  const [pressed, setPressed] = useState(0)
  useEffect(() => {
    let isAlone = false
    let timer: ReturnType<typeof setTimeout>
    const reset = () => {
      isAlone = false
      setPressed(0)
    }
    const press = (event: KeyboardEvent) => {
      if (event.repeat) return
      if (isLoneShift(event)) isAlone = true
      else reset()
    }
    const letGo = (event: KeyboardEvent) => {
      if (event.key !== 'Shift' || !isAlone) return
      if (!isLoneShift(event)) return reset()
      isAlone = false
      clearTimeout(timer)
      timer = setTimeout(reset, pause)
      setPressed((before) => before + 1)
    }
    document.addEventListener('keydown', press)
    document.addEventListener('keyup', letGo)
    for (const type of others)
      window.addEventListener(type, reset, { capture: true, passive: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('keydown', press)
      document.removeEventListener('keyup', letGo)
      for (const type of others) window.removeEventListener(type, reset, { capture: true })
    }
  }, [])
  return pressed
}

const others = ['pointerdown', 'pointerup', 'wheel', 'blur']

function isLoneShift(event: KeyboardEvent) {
  const isOther =
    event.ctrlKey || event.altKey || event.metaKey || event.getModifierState('AltGraph')
  return event.key === 'Shift' && !isOther && !isInTextField(event.target)
}

// Somebody who writes needs Shift. The keyboard on the screen of an iPhone presses it by itself for a capital letter.
function isInTextField(target: EventTarget | null) {
  if (!(target instanceof HTMLElement)) return false
  const buttons = ['checkbox', 'radio', 'submit', 'button', 'reset', 'image']
  return target instanceof HTMLInputElement
    ? !buttons.includes(target.type)
    : target.isContentEditable || target.matches('textarea, select')
}

// Also removes drafts on this device, including those that open forms would store on leaving, and replaces the page in
// the history so that Back does not return here. What the server keeps stays.
function leave(event?: { preventDefault: () => void }) {
  event?.preventDefault()
  removeLocalDraftsForGood()
  location.replace(elsewhere)
}
