import { isRouteErrorResponse } from '@remix-run/react'

export type ErrorScreenName =
  'failure' | 'notFound' | 'forbidden' | 'tooLarge' | 'tooMany' | 'badRequest'

const screens: Record<number, ErrorScreenName> = {
  403: 'forbidden',
  404: 'notFound',
  413: 'tooLarge',
  429: 'tooMany',
}

/** The screen for an error: a refusal by its status, anything else is a bug. */
export function errorScreenOf(error: unknown): ErrorScreenName {
  if (!isRouteErrorResponse(error) || error.status >= 500) return 'failure'
  return screens[error.status] ?? 'badRequest'
}
