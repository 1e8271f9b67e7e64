import { isRouteErrorResponse } from '@remix-run/react'

/** Rendered by the server when the database is unavailable, so that no page ships its texts to the client. */
export type UnavailableScreen = { title: string; html: string }

/** The screen in an error, if any. */
export function unavailableScreenOf(error: unknown): UnavailableScreen | null {
  if (!isRouteErrorResponse(error) || error.status !== 503) return null
  const screen = error.data as UnavailableScreen | null
  return screen?.html ? screen : null
}
