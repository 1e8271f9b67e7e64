/**
 * True when a route or path ends the session of the request. A test that requests all routes would continue as a
 * visitor.
 */
export function endsSession(path: string): boolean {
  return /\bauth\/(?:signout|leave)$/.test(path)
}
