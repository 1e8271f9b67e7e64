import { useEffect, type ReactNode } from 'react'

// Those for which React 18 hydrates at once (its `discreteReplayableEvents`), as far as pages have them.
const types = [
  ...['keydown', 'keypress', 'keyup', 'input', 'change', 'submit', 'click', 'contextmenu'],
  ...['mousedown', 'mouseup', 'pointerdown', 'pointerup', 'touchstart', 'touchend'],
]

/**
 * Keeps key presses and clicks from React until it has the page, which treats them as it does without scripts.
 * React would hydrate for them at once, but Remix waits for its data then: React error 345.
 * @returns lets them through
 */
export function holdEvents(): () => void {
  const hold = (event: Event) => event.stopPropagation()
  for (const type of types) window.addEventListener(type, hold, true)
  return () => {
    for (const type of types) window.removeEventListener(type, hold, true)
  }
}

type Props = { onHydrated: () => void; children: ReactNode }

/** Calls `onHydrated` once its children are React's. */
export function UntilHydrated({ onHydrated, children }: Props) {
  useEffect(() => onHydrated(), [onHydrated])
  return children
}
