const changed = new EventTarget()

/** Calls `listener` when a preference changes in this tab. Returns how to unsubscribe. */
export function subscribe(listener: () => void): () => void {
  changed.addEventListener('change', listener)
  return () => changed.removeEventListener('change', listener)
}

/** Notifies every subscriber. */
export function announceChange(): void {
  changed.dispatchEvent(new Event('change'))
}
