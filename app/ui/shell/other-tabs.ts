let tabs: BroadcastChannel | undefined

/**
 * Returns the channel on which a page tells the site's other tabs that it is in use (null), or that its member has
 * left. In the second case the message is the URL to which the other tabs go, too. Each page has only one channel,
 * because a channel does not hear itself. Older browsers have none.
 */
export function otherTabs(): BroadcastChannel | undefined {
  if ('BroadcastChannel' in window) tabs ??= new BroadcastChannel('use')
  return tabs
}
