import { startTransition, useEffect, useLayoutEffect, useState } from 'react'

/** `useLayoutEffect` in a browser; nothing on the server, where React would warn of it. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

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
