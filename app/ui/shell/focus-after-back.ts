import { useLocation, useNavigationType } from '@remix-run/react'
import { useEffect } from 'react'

// The link that was pressed last in each entry of the history.
const pressed = new Map<string, string>()

/** After Back, gives the focus to the link that led away, as browsers do between documents. */
export function useFocusAfterBack(): void {
  const { key } = useLocation()
  const isBack = String(useNavigationType()) === 'POP'
  useEffect(() => {
    const href = pressed.get(key)
    if (isBack && href) {
      const selector = `main a[href="${CSS.escape(href)}"]`
      document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
    }
    const remember = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a')
      if (link) pressed.set(key, link.getAttribute('href') ?? '')
    }
    document.addEventListener('click', remember, true)
    return () => document.removeEventListener('click', remember, true)
  }, [key, isBack])
}
