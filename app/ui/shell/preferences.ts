import { useLocation, useNavigate, useSearchParams } from '@remix-run/react'
import { useEffect, useSyncExternalStore } from 'react'
import { isLanguage } from '~/i18n/languages'
import {
  announceChange,
  readCookie,
  readStored,
  store,
  subscribe,
  writeCookie,
} from './preference-store'

type Theme = 'light' | 'dark'
type Served = { theme: Theme; language: string } | undefined

/**
 * The current theme and a way to change it in place. The server reads cookies; `localStorage` (keys `language` and
 * `theme`) follows them, and replaces a lost cookie.
 */
export function usePreferences(served: Served) {
  const servedTheme = served?.theme ?? 'light'
  const theme = useSyncExternalStore(subscribe, storedTheme, () => servedTheme)
  useEffect(() => {
    store('theme', theme)
    if (theme !== servedTheme) writeCookie('theme', theme)
  }, [theme, servedTheme])
  useStoredLanguage(served?.language)
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

// A language known only to `localStorage` is requested by URL, as a visitor would do it.
function useStoredLanguage(served: string | undefined) {
  const [parameters] = useSearchParams()
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()
  const stored = useSyncExternalStore(
    subscribe,
    () => readStored('language'),
    () => null,
  )
  const isChosen = useSyncExternalStore(
    subscribe,
    () => readCookie('language') !== undefined,
    () => true,
  )
  const storedLanguage =
    !isChosen && !parameters.has('lng') && isLanguage(stored) && stored !== served ? stored : null
  useEffect(() => {
    if (!storedLanguage) return store('language', served ?? '')
    const search = new URLSearchParams(parameters)
    search.set('lng', storedLanguage)
    void navigate({ pathname, search: search.toString(), hash }, { replace: true })
  }, [storedLanguage, served, parameters, pathname, hash, navigate])
}
