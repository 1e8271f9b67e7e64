/**
 * Loads a route's module ahead of its use: Remix, which cannot load it on a page that has gone offline, would load the
 * page anew.
 */
export async function loadRoute(id: string): Promise<void> {
  const path = __remixManifest.routes[id]?.module
  if (path) await import(/* @vite-ignore */ path)
}
