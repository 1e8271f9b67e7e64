import { useSyncExternalStore } from 'react'

/** Whether React runs in the browser: false on the server and while hydrating, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}
