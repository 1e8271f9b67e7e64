let tabs: BroadcastChannel | undefined

/**
 * How a page tells the site's other tabs of a use (null), or that its member has left: then where they go, too. One for
 * each page, because it does not hear itself. Older browsers have none.
 */
export function otherTabs(): BroadcastChannel | undefined {
  if ('BroadcastChannel' in window) tabs ??= new BroadcastChannel('use')
  return tabs
}
