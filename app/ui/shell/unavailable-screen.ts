import { isRouteErrorResponse } from '@remix-run/react'

/** What the server says when it cannot read or save: made there, so that no page ships its words as a script. */
export type UnavailableScreen = { title: string; html: string }

/** The screen that came with an error, if one did. */
export function unavailableScreenOf(error: unknown): UnavailableScreen | null {
  if (!isRouteErrorResponse(error) || error.status !== 503) return null
  const screen = error.data as UnavailableScreen | null
  return screen?.html ? screen : null
}
