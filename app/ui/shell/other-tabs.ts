import { removeDraftsUntilInput, removeLocalDraftsForGood } from '../draft/local-drafts'

let tabs: BroadcastChannel | undefined

/**
 * Returns the channel on which a page tells the site's other tabs that it is in use (a list with its member's
 * username), or that its member has left. In the second case the message is the URL to which the other tabs go, too, or
 * empty while she stays signed in.
 * Each page has only one channel, because a channel does not hear itself. Older browsers have none.
 */
export function otherTabs(): BroadcastChannel | undefined {
  if ('BroadcastChannel' in window) tabs ??= new BroadcastChannel('use')
  return tabs
}

/**
 * Removes the drafts of a member's page when she leaves by another tab, and leaves the page when that ends her session.
 * Returns a function that stops this.
 */
export function followOtherTabs(): () => void {
  const channel = otherTabs()
  const hear = ({ data }: MessageEvent) => {
    if (data === '') removeDraftsUntilInput()
    else if (typeof data === 'string') follow(data)
  }
  channel?.addEventListener('message', hear)
  return () => channel?.removeEventListener('message', hear)
}

// The other tab's request ends the session. This page must not end one: the message may arrive late, when somebody else
// is signed in.
function follow(url: string) {
  removeLocalDraftsForGood()
  document.documentElement.hidden = true
  location.replace(url)
}
