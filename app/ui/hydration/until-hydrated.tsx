import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { announceChanges, keepText } from './keep-typed'

// The events for which React 18 hydrates at once (its `discreteReplayableEvents`).
const types = [
  ...['keydown', 'keypress', 'keyup', 'compositionstart', 'compositionend', 'textInput', 'input'],
  ...['copy', 'cut', 'paste', 'change', 'reset', 'submit'],
  ...['click', 'auxclick', 'dblclick', 'contextmenu', 'mousedown', 'mouseup'],
  ...['pointerdown', 'pointerup', 'pointercancel', 'touchstart', 'touchend', 'touchcancel'],
  ...['dragstart', 'drop', 'dragend'],
]

/**
 * Holds key presses and clicks back from React until it has hydrated; until then the page works as without scripts.
 * React would hydrate at once for them, in the middle of a press, and fail where it has to wait: its error 345.
 * @returns stops holding them back
 */
export function holdEvents(): () => void {
  const hold = (event: Event) => {
    keepText(event.target)
    event.stopPropagation()
  }
  for (const type of types) window.addEventListener(type, hold, true)
  document.querySelectorAll('textarea').forEach(keepText)
  return () => {
    for (const type of types) window.removeEventListener(type, hold, true)
    announceChanges()
  }
}

type Props = { onHydrated: () => void; children: ReactNode }

/**
 * Calls `onHydrated` once its children are hydrated, and tells the stylesheets that scripts have come alive. Who is in
 * a field by then stays there, whatever on the page takes the focus when it appears.
 */
export function UntilHydrated({ onHydrated, children }: Props) {
  const focused = useRef<Element | null>(null)
  useLayoutEffect(() => {
    focused.current = document.activeElement
  }, [])
  useEffect(() => {
    document.documentElement.dataset.js = '1'
    // Who has gone on to another field meanwhile stays there: what they type next may be a password.
    const { current } = focused
    const hasGoneOn =
      document.activeElement instanceof HTMLElement && document.activeElement.tabIndex >= 0
    if (current instanceof HTMLElement && current !== document.body && !hasGoneOn)
      current.focus({ preventScroll: true })
    onHydrated()
  }, [onHydrated])
  return children
}
