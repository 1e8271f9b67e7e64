import { useSyncExternalStore } from 'react'

/** True when scripts run and this browser supports passkeys. False on the server and while hydrating. */
export function useHasPasskeys(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    // The library checks with `globalThis`, which is newer than the first browsers with passkeys.
    () => typeof globalThis === 'object' && 'PublicKeyCredential' in globalThis,
    () => false,
  )
}
