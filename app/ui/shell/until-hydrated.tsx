import { useEffect, type ReactNode } from 'react'

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
 * React would hydrate at once for them, but Remix waits for its data: React error 345.
 * @returns stops holding them back
 */
export function holdEvents(): () => void {
  const hold = (event: Event) => event.stopPropagation()
  for (const type of types) window.addEventListener(type, hold, true)
  return () => {
    for (const type of types) window.removeEventListener(type, hold, true)
  }
}

type Props = { onHydrated: () => void; children: ReactNode }

/** Calls `onHydrated` once its children are hydrated, and tells the stylesheets that scripts have come alive. */
export function UntilHydrated({ onHydrated, children }: Props) {
  useEffect(() => {
    document.documentElement.dataset.js = '1'
    onHydrated()
  }, [onHydrated])
  return children
}
