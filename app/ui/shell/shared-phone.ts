const idleLimit = 10 * 60_000

const uses = ['input', 'keydown', 'pointerdown', 'scroll']

/** On a shared phone: leaves a member's page that nobody has used for ten minutes. Returns how to stop. */
export function leaveWhenIdle(): () => void {
  let usedAt = Date.now()
  const use = () => (usedAt = Date.now())
  const timer = setInterval(() => {
    if (Date.now() - usedAt >= idleLimit) location.replace('/auth/signin?notice=signed-out-idle')
  }, 5_000)
  for (const type of uses) addEventListener(type, use, { capture: true, passive: true })
  return () => {
    clearInterval(timer)
    for (const type of uses) removeEventListener(type, use, { capture: true })
  }
}
