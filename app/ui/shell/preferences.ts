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
 * The theme in use and a way to change it in place. Cookies decide what the server sends; `localStorage`
 * (keys `language` and `theme`) is kept in step, and stands in for a cookie that was lost.
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

// A language that only `localStorage` remembers is asked for as a visitor would ask: by its address.
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
  const wanted =
    !isChosen && !parameters.has('lng') && isLanguage(stored) && stored !== served ? stored : null
  useEffect(() => {
    if (!wanted) return store('language', served ?? '')
    const search = new URLSearchParams(parameters)
    search.set('lng', wanted)
    void navigate({ pathname, search: search.toString(), hash }, { replace: true })
  }, [wanted, served, parameters, pathname, hash, navigate])
}
