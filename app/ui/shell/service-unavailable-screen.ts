import { isRouteErrorResponse } from '@remix-run/react'

/** The screen for an unavailable database. The server renders it, so that no page has to send its texts. */
export type ServiceUnavailableScreen = { title: string; html: string }

/** Returns the screen in an error, or null. */
export function serviceUnavailableScreenOf(error: unknown): ServiceUnavailableScreen | null {
  if (!isRouteErrorResponse(error) || error.status !== 503) return null
  const screen = error.data as ServiceUnavailableScreen | null
  return screen?.html ? screen : null
}
