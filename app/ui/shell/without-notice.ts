import { useEffect } from 'react'

/** A page's query without its notice, which the browser's address loses too: it is shown once, also after a reload. */
export function useWithoutNotice(search: string): string {
  const rest = search.replace(/([?&])notice=[^&]*&?/, '$1').replace(/[?&]$/, '')
  useEffect(() => {
    const { pathname, hash } = window.location
    if (rest !== search)
      window.history.replaceState(window.history.state, '', pathname + rest + hash)
  }, [rest, search])
  return rest
}
