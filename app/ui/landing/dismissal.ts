import { useEffect, useState } from 'react'

/**
 * Lets Escape hide what appeared on hover or focus (WCAG 1.4.13) until something else is hovered or focused.
 * @returns attributes for the containing element
 */
export function useDismissal() {
  const [isDismissed, setIsDismissed] = useState(false)
  useEffect(() => {
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setIsDismissed(true)
    }
    document.addEventListener('keydown', dismiss)
    return () => document.removeEventListener('keydown', dismiss)
  }, [])
  const again = () => setIsDismissed(false)
  return { 'data-dismissed': isDismissed || undefined, onPointerOver: again, onFocus: again }
}
