import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'

// The link that was pressed last in each entry of the history.
const pressed = new Map<string, string>()

/** After Back, gives the focus to the link that led away, as browsers do between documents. */
export function useFocusAfterBack(): void {
  const { key } = useLocation()
  useEffect(() => {
    const selector = pressed.get(key)
    if (selector) document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
    const remember = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a')
      if (link) pressed.set(key, `main a[href="${link.getAttribute('href')}"]`)
    }
    document.addEventListener('click', remember, true)
    return () => document.removeEventListener('click', remember, true)
  }, [key])
}
