import { isRouteErrorResponse } from '@remix-run/react'

/** Rendered by the server when the database is unavailable, so that no page ships its texts to the client. */
export type ServiceUnavailableScreen = { title: string; html: string }

/** The screen in an error, if any. */
export function serviceUnavailableScreenOf(error: unknown): ServiceUnavailableScreen | null {
  if (!isRouteErrorResponse(error) || error.status !== 503) return null
  const screen = error.data as ServiceUnavailableScreen | null
  return screen?.html ? screen : null
}
