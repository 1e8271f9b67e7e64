import { useSyncExternalStore } from 'react'

/** Whether scripts are alive and this browser knows passkeys; false on the server and while hydrating. */
export function useHasPasskeys(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    // The library asks by `globalThis`, which is younger than the first browsers with passkeys.
    () => typeof globalThis === 'object' && 'PublicKeyCredential' in globalThis,
    () => false,
  )
}
