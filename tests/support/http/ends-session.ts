/** Whether a route or path ends the session that asks for it; who walks all routes would go on as a visitor. */
export function endsSession(path: string): boolean {
  return /\bauth\/(?:signout|leave)$/.test(path)
}
