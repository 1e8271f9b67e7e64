import { startTransition, useEffect, useState } from 'react'

let isPageHydrated = false

/**
 * False on the server and while hydrating, true afterwards. What depends on it is rendered again in steps: at once, it
 * would be the longest task of a page that comes alive.
 */
export function useHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(isPageHydrated)
  useEffect(() => {
    isPageHydrated = true
    startTransition(() => setIsHydrated(true))
  }, [])
  return isHydrated
}
