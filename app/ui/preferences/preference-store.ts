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

/** The theme's cookie, if any. */
export function readCookie(name: 'theme'): string | undefined {
  const start = `${prefix()}${name}=`
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start))
  return found?.slice(start.length)
}

// As in `app/runtime/cookie-name.server.ts`.
function prefix() {
  return location.protocol === 'https:' ? '__Host-' : ''
}

/** Sets the theme's cookie as the server would. */
export function writeCookie(name: 'theme', value: string): void {
  const secure = prefix() && '; Secure'
  document.cookie = `${prefix()}${name}=${value}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`
}

/** The theme in `localStorage`; null if it is unavailable (private windows, strict settings). */
export function readStored(name: 'theme'): string | null {
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
