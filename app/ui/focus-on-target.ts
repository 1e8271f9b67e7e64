import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'

/**
 * Focuses the target of a client navigation's fragment, as browsers do on page loads: a new comment, a reply's text
 * area, or the link that opened it.
 */
export function useFocusOnTarget(): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (key === 'default' || hash === '') return
    const target = document.getElementById(hash.slice(1))
    const field = target?.parentElement?.querySelector('textarea')
    if (hash === '#comment-form') field?.focus()
    // What was just written: the comment inside, which has a name.
    else if (hash === '#posted') (target?.querySelector('article') ?? target)?.focus()
    else target?.focus({ preventScroll: true })
  }, [hash, key])
}
