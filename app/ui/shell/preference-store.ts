import { day, second } from '~/domain/durations'

type Name = 'theme' | 'language'

const year = (365 * day) / second
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

/** A preference cookie's value, if any. */
export function readCookie(name: Name): string | undefined {
  const start = `${prefix()}${name}=`
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start))
  return found?.slice(start.length)
}

// As in `app/runtime/cookie-name.server.ts`.
function prefix() {
  return location.protocol === 'https:' ? '__Host-' : ''
}

/** Sets a preference cookie as the server would. */
export function writeCookie(name: Name, value: string): void {
  const secure = prefix() && '; Secure'
  document.cookie = `${prefix()}${name}=${value}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`
}

/** A value in `localStorage`; null if it is unavailable (private windows, strict settings). */
export function readStored(name: Name): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** Stores a value in `localStorage`, if it is available. */
export function store(name: Name, value: string): void {
  try {
    localStorage.setItem(name, value)
  } catch {
    // Unavailable: the cookie alone holds the preference.
  }
}
