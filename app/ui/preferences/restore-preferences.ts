import { isLanguage } from '~/i18n/languages'
import { readCookie, readStored, writeCookie } from './stored-preferences'

/**
 * In the head, before the first paint: gives lost cookies of language and theme what `localStorage` holds, and asks for
 * the page in that language.
 */
function restorePreferences(html: HTMLElement) {
  if (!readCookie('theme') && readStored('theme') === 'dark') {
    writeCookie('theme', 'dark')
    html.className = 'dark'
  }
  const language = readStored('language')
  const isLost = !readCookie('language') && language !== html.lang
  if (!isLost || !isLanguage(language) || /[?&]lng=/.test(location.search)) return
  writeCookie('language', language)
  // Where no cookie can be set, it would never end.
  if (!readCookie('language')) return
  html.hidden = true
  location.reload()
}

restorePreferences(document.documentElement)
