import { isRouteErrorResponse } from '@remix-run/react'

export type ErrorScreenName =
  'failure' | 'unreachable' | 'notFound' | 'forbidden' | 'tooLarge' | 'tooMany' | 'badRequest'

const screens: Record<number, ErrorScreenName> = {
  403: 'forbidden',
  404: 'notFound',
  413: 'tooLarge',
  429: 'tooMany',
}

// Matches the errors of Chromium, Firefox and Safari for a request without an answer.
const unanswered = /fetch|network|load failed/i

/** Returns the screen for an error: a refusal by its status, a lost connection, or otherwise a bug. */
export function errorScreenOf(error: unknown): ErrorScreenName {
  if (error instanceof TypeError && unanswered.test(error.message)) return 'unreachable'
  if (!isRouteErrorResponse(error) || error.status >= 500) return 'failure'
  return screens[error.status] ?? 'badRequest'
}

/** Returns the key of a failure's title. Pages of the forum and the profile name the data that could not be loaded. */
export function failureKey(pathname: string): 'posts' | 'post' | 'profile' | 'title' {
  if (/^\/forum\/?$/.test(pathname)) return 'posts'
  if (pathname.startsWith('/forum/post/')) return 'post'
  return /^\/profile\/?$/.test(pathname) ? 'profile' : 'title'
}

/** An error screen with what the visitor typed. The server renders it, so that no page has to send its texts. */
export type RenderedScreen = { title: string; html: string }

/** Returns the screen that the server rendered for an error, or null. */
export function renderedScreenOf(error: unknown): RenderedScreen | null {
  if (!isRouteErrorResponse(error)) return null
  const screen = error.data as RenderedScreen | null
  return screen?.html ? screen : null
}
