import { day, second } from '~/domain/durations'

type Name = 'theme' | 'language'

const year = (365 * day) / second
const changed = new EventTarget()

/** Calls `listener` when a choice changes in this tab. Returns how to stop. */
export function subscribe(listener: () => void): () => void {
  changed.addEventListener('change', listener)
  return () => changed.removeEventListener('change', listener)
}

/** Tells every subscriber that a choice has changed. */
export function announceChange(): void {
  changed.dispatchEvent(new Event('change'))
}

/** The value of a preference cookie, if there is one. */
export function readCookie(name: Name): string | undefined {
  const start = `${prefix()}${name}=`
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start))
  return found?.slice(start.length)
}

// As `app/runtime/cookie-name.server.ts` names them.
function prefix() {
  return location.protocol === 'https:' ? '__Host-' : ''
}

/** Sets a preference cookie as the server would. */
export function writeCookie(name: Name, value: string): void {
  const secure = prefix() && '; Secure'
  document.cookie = `${prefix()}${name}=${value}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`
}

/** What `localStorage` holds; null when it is closed to us (private windows, strict settings). */
export function readStored(name: Name): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** Keeps a value in `localStorage`, where that is possible. */
export function store(name: Name, value: string): void {
  try {
    localStorage.setItem(name, value)
  } catch {
    // Preferences then live in cookies alone.
  }
}
