import { ScrollRestoration } from '@remix-run/react'
import { useHydrated } from '~/ui/hydrated'

/**
 * Keeps the reader's place on client navigations. Not before scripts run: Remix's script would repeat in each document
 * what browsers do themselves.
 */
export function RestoreScroll() {
  return useHydrated() ? <ScrollRestoration /> : null
}
