import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'

// The `href` of the link that was pressed last in each entry of the history.
const pressed = new Map<string, string | null>()

/** After Back, gives the focus to the link that led away, as browsers do between documents. */
export function useFocusAfterBack(): void {
  const { key } = useLocation()
  useEffect(() => {
    // Compared, not put into a selector: members write addresses too.
    const isPressed = (link: Element) => link.getAttribute('href') === pressed.get(key)
    const link = pressed.has(key) && [...document.querySelectorAll('main a')].find(isPressed)
    if (link instanceof HTMLElement) link.focus({ preventScroll: true })
    const remember = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a')
      if (link) pressed.set(key, link.getAttribute('href'))
    }
    document.addEventListener('click', remember, true)
    return () => document.removeEventListener('click', remember, true)
  }, [key])
}
