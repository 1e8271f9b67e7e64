import { otherTabs } from './other-tabs'

// In milliseconds. A little after the end of an idle session, because the site decides.
const idleLimit = 610_000

const uses = ['input', 'keydown', 'pointerdown', 'scroll', 'timeupdate']

// In milliseconds: the shortest time between two messages to other tabs that this one is in use, and between two
// requests that tell the site or ask it.
const pause = 1_000
const renewal = 60_000

/**
 * On a shared phone: ends the session of a member who has used none of the site's tabs for ten minutes, and leaves her
 * page. Otherwise only a request for another page would count as use, and two tabs would keep each other signed in.
 * Returns a function that stops this.
 * @param username the member's; when a phone wakes this page, somebody else may be signed in
 */
export function leaveWhenIdle(username: string): () => void {
  let usedAt = Date.now()
  let toldAt = 0
  let renewedAt = usedAt
  let isLeaving = false
  // Without the channel, an unused tab also ends the session of a tab in use.
  const tabs = otherTabs()
  const noteUse = () => {
    usedAt = Date.now()
    if (usedAt - toldAt < pause) return
    toldAt = usedAt
    tabs?.postMessage([username])
    if (usedAt - renewedAt < renewal) return
    renewedAt = usedAt
    // Renews the cookie of the last use. Otherwise the site ends the session of a member who types or reads.
    void fetch('/api/auth/status').catch(() => null)
  }
  const leaveIfIdle = async () => {
    if (isLeaving || Date.now() - usedAt < idleLimit) return
    isLeaving = true
    if (await leave(username)) return
    isLeaving = false
    usedAt = Date.now() - idleLimit + renewal
  }
  const hear = ({ data }: MessageEvent<string[]>) => {
    if (data[0] === username) usedAt = Date.now()
  }
  tabs?.addEventListener('message', hear)
  const check = () => void leaveIfIdle()
  const timer = setInterval(check, 5_000)
  document.addEventListener('visibilitychange', check)
  for (const type of uses) addEventListener(type, noteUse, { capture: true, passive: true })
  noteUse()
  return () => {
    clearInterval(timer)
    tabs?.removeEventListener('message', hear)
    document.removeEventListener('visibilitychange', check)
    for (const type of uses) removeEventListener(type, noteUse, { capture: true })
  }
}

// Returns false, and shows the page again, while another tab uses the session. A page that the phone had stopped may not
// have heard of that. While somebody else is signed in, the site answers with a redirect.
async function leave(username: string) {
  document.documentElement.hidden = true
  const body = new URLSearchParams({ idle: username })
  const answer = await fetch('/auth/leave', { method: 'POST', body }).catch(() => null)
  const isInUse = answer?.status === 204
  if (isInUse) document.documentElement.hidden = false
  else location.replace(answer?.redirected ? answer.url : '/auth/signin?notice=signed-out-idle')
  return !isInUse
}
