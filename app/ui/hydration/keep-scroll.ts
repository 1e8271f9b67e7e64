/**
 * Leaves the reader where they are. A document without a key shares its place with others of the kind; and one that was
 * reloaded has been scrolled by the browser, and perhaps by the reader since: where it was before is forgotten.
 */
export function keepScroll(): void {
  const { key } = (history.state ?? {}) as { key?: string }
  // With the index that the router would add in a second change.
  if (!key) return history.replaceState({ key: Math.random().toString(32).slice(2), idx: 0 }, '')
  try {
    const positions = JSON.parse(sessionStorage.getItem('positions') ?? '{}') as object
    Reflect.deleteProperty(positions, key)
    sessionStorage.setItem('positions', JSON.stringify(positions))
  } catch {
    // Without storage, no place is kept.
  }
}
