import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'

/**
 * Puts the focus where a client navigation's fragment points, as a browser does when it loads a page:
 * on a new comment, in the box of a reply, or back on the link that opened it.
 */
export function useFocusOnTarget(): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (key === 'default' || hash === '') return
    const target = document.getElementById(hash.slice(1))
    const field = target?.parentElement?.querySelector('textarea')
    if (hash === '#comment-form') field?.focus()
    else target?.focus({ preventScroll: true })
  }, [hash, key])
}
