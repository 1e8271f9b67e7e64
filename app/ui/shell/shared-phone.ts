import { otherTabs } from './other-tabs'

const idleLimit = 10 * 60_000

const uses = ['input', 'keydown', 'pointerdown', 'scroll']

// How often other tabs are told of a use.
const pause = 1_000

/**
 * On a shared phone: ends the session of a member who has used none of the site's tabs for ten minutes, and leaves her page;
 * the page also when she ends the session in another tab. Only asking for another page would count as use, and two tabs
 * would keep each other signed in. Returns how to stop.
 */
export function leaveWhenIdle(): () => void {
  let usedAt = Date.now()
  let toldAt = 0
  let isLeaving = false
  // Without it, a tab that is left ends what another is used for, too.
  const tabs = otherTabs()
  const noteUse = () => {
    usedAt = Date.now()
    if (usedAt - toldAt < pause) return
    toldAt = usedAt
    tabs?.postMessage(null)
  }
  const leaveIfIdle = () => {
    if (isLeaving || Date.now() - usedAt < idleLimit) return
    isLeaving = true
    void leave()
  }
  const hear = ({ data }: MessageEvent) => {
    usedAt = Date.now()
    if (typeof data === 'string') follow(data)
  }
  tabs?.addEventListener('message', hear)
  const timer = setInterval(leaveIfIdle, 5_000)
  document.addEventListener('visibilitychange', leaveIfIdle)
  for (const type of uses) addEventListener(type, noteUse, { capture: true, passive: true })
  noteUse()
  return () => {
    clearInterval(timer)
    tabs?.removeEventListener('message', hear)
    document.removeEventListener('visibilitychange', leaveIfIdle)
    for (const type of uses) removeEventListener(type, noteUse, { capture: true })
  }
}

// The other tab's request ends the session. This page must end none: it may hear late, when somebody else is here.
function follow(url: string) {
  document.documentElement.hidden = true
  location.replace(url)
}

async function leave() {
  document.documentElement.hidden = true
  const body = new URLSearchParams({ idle: 'true' })
  await fetch('/auth/leave', { method: 'POST', body }).catch(() => null)
  location.replace('/auth/signin?notice=signed-out-idle')
}
