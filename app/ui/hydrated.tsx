import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react'

/** `useLayoutEffect` in a browser. On the server it does nothing, because React would warn about it there. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

let isPageHydrated = false

/**
 * False on the server and while hydrating, true afterwards. Components that depend on it are rendered again in steps.
 * In one step, that would be the longest task while a page hydrates.
 */
export function useHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(isPageHydrated)
  useEffect(() => {
    isPageHydrated = true
    startTransition(() => setIsHydrated(true))
  }, [])
  return isHydrated
}

// The events for which React 18 hydrates at once (`discreteReplayableEvents` in React's source).
const replayedEvents = [
  ...['keydown', 'keypress', 'keyup', 'compositionstart', 'compositionend', 'textInput', 'input'],
  ...['copy', 'cut', 'paste', 'change', 'reset', 'submit'],
  ...['click', 'auxclick', 'dblclick', 'contextmenu', 'mousedown', 'mouseup'],
  ...['pointerdown', 'pointerup', 'pointercancel', 'touchstart', 'touchend', 'touchcancel'],
  ...['dragstart', 'drop', 'dragend'],
]

/** The server's text of the text areas that were changed before hydration. */
const servedText = new Map<HTMLTextAreaElement, string>()

/**
 * Hides key presses and clicks from React until it has hydrated. Until then the page works without scripts. React would
 * hydrate synchronously for such an event, and fail while Remix still reads its data (React error 345).
 */
export function holdEvents(): void {
  for (const type of replayedEvents) addEventListener(type, holdEvent, true)
  document.querySelectorAll('textarea').forEach(keepText)
}

function holdEvent(event: Event) {
  keepText(event.target)
  event.stopPropagation()
}

// React resets a text area to its initial text if its content equals that text. Changed content prevents this.
function keepText(target: EventTarget | null) {
  if (!(target instanceof HTMLTextAreaElement) || target.value === target.defaultValue) return
  if (!servedText.has(target)) servedText.set(target, target.defaultValue)
  target.defaultValue = target.value
}

/**
 * Wraps the whole page. When its children are hydrated, it lets events through to React and sets `data-js` on the
 * document for the stylesheets. It also reports fields that were changed earlier. The focus stays where the visitor put
 * it.
 */
export function UntilHydrated({ children }: { children: ReactNode }) {
  const focused = useRef<Element | null>(null)
  useBrowserLayoutEffect(() => {
    focused.current = document.activeElement
    for (const [area, text] of servedText) area.defaultValue = text
    servedText.clear()
    for (const type of replayedEvents) removeEventListener(type, holdEvent, true)
  }, [])
  useEffect(() => {
    document.documentElement.dataset.js = '1'
    // If the visitor has moved to another field meanwhile, the next text may be a password.
    const { current } = focused
    const hasMovedOn =
      document.activeElement instanceof HTMLElement && document.activeElement.tabIndex >= 0
    if (current instanceof HTMLElement && current !== document.body && !hasMovedOn)
      current.focus({ preventScroll: true })
    reportChanges()
    addEventListener('pageshow', reportChanges)
    return () => removeEventListener('pageshow', reportChanges)
  }, [])
  return children
}

// Counters, buttons and drafts listen for input events.
function reportChanges() {
  for (const field of document.querySelectorAll<Field>('input, select, textarea'))
    if (isChanged(field) && field.form?.dataset.sent === undefined)
      field.dispatchEvent(new Event('input', { bubbles: true }))
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** True when a field's value differs from the server's value. */
export function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const served = [...field.options].findIndex(({ defaultSelected }) => defaultSelected)
    return field.selectedIndex !== Math.max(0, served)
  }
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type))
    return field.checked !== field.defaultChecked
  return field.value !== field.defaultValue
}
