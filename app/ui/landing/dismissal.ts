import { useEffect, useState } from 'react'

/**
 * Lets Escape take away what appeared on hover or focus (WCAG 1.4.13), until another thing is pointed at or focused.
 * @returns attributes for the element in which it appears
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
