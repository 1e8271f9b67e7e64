import { LRUCache } from 'lru-cache'

export type Kept<Value extends object> = {
  canKeep(): boolean
  find(key: string): Value | undefined
  /** Call it before a value is made. @returns keeps the value, unless something was written meanwhile */
  begin(): (key: string, value: Value, size: number) => void
}

/**
 * Keeps values until something is written.
 * @param maxSize of all of them, in the unit of each one's `size`
 * @param versionOf changes with each write; null to keep nothing
 */
export function keepWhileUnchanged<Value extends object>(
  maxSize: number,
  versionOf: () => number | null,
): Kept<Value> {
  const kept = new LRUCache<string, Value>({ maxSize })
  let known: number | null = null

  function currentVersion() {
    const version = versionOf()
    if (version !== known) kept.clear()
    known = version
    return version
  }

  return {
    canKeep: () => versionOf() !== null,
    find(key) {
      currentVersion()
      return kept.get(key)
    },
    begin() {
      const version = currentVersion()
      return (key, value, size) => {
        if (version !== null && version === currentVersion()) kept.set(key, value, { size })
      }
    },
  }
}
