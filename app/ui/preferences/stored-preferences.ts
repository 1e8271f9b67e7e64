import { day, second } from '~/domain/durations'

type Name = 'theme' | 'language' | 'lite' | 'titles'

const year = (365 * day) / second

/** A preference's cookie, if any. */
export function readCookie(name: Name): string | undefined {
  const [, value] = RegExp(`(?:^|; )${prefix()}${name}=([^;]*)`).exec(document.cookie) ?? []
  return value
}

// As in `app/runtime/cookie-name.server.ts`.
function prefix() {
  return location.protocol === 'https:' ? '__Host-' : ''
}

/** Sets a preference's cookie as the server would. */
export function writeCookie(name: Name, value: string): void {
  const secure = prefix() && '; Secure'
  document.cookie = `${prefix()}${name}=${value}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`
}

/** A preference in `localStorage`; null if it is unavailable (private windows, strict settings). */
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
