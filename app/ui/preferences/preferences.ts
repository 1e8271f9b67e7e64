import { useEffect, useSyncExternalStore } from 'react'
import { announceChange, subscribe } from './preference-store'
import { readCookie, readStored, store, writeCookie } from './stored-preferences'

type Theme = 'light' | 'dark'
type Served = { theme: Theme; language: string } | undefined

/**
 * The current theme and a way to change it in place. The server reads cookies; `localStorage` (keys `language` and
 * `theme`) follows them, and replaces lost ones (`restore-preferences.js`, which runs in the head before the first paint).
 */
export function usePreferences(served: Served) {
  const servedTheme = served?.theme ?? 'light'
  const language = served?.language
  const theme = useSyncExternalStore(subscribe, storedTheme, () => servedTheme)
  useEffect(() => {
    // While the page hydrates, the served theme must not replace the stored one.
    if (theme === storedTheme()) store('theme', theme)
  }, [theme])
  useEffect(() => {
    if (language) store('language', language)
  }, [language])
  return { theme, changeTheme }
}

function storedTheme(): Theme {
  return (readCookie('theme') ?? readStored('theme')) === 'dark' ? 'dark' : 'light'
}

function changeTheme(chosen: Theme) {
  writeCookie('theme', chosen)
  store('theme', chosen)
  announceChange()
}
