import type { MetaDescriptor } from '@remix-run/node'
import i18next, { type TFunction } from 'i18next'
import { defaultLanguage, type Language } from './languages'

type Namespaces = ['shell', 'forms', 'auth', 'forum', 'home', 'profile', 'settings']
type Matches = { id: string; data?: unknown }[]

/**
 * A screen's `<title>`: its own words, then the community's name, and 'Error: ' before them
 * when the page shows a refused form.
 * @param matches what Remix hands to `meta`
 * @param words the screen's own words in the page's language
 */
export function pageTitle(
  matches: Matches,
  words: (t: TFunction<Namespaces>) => string,
): MetaDescriptor[] {
  const root = matches.find((match) => match.id === 'root')?.data as
    { language: Language; refused: boolean } | undefined
  const t = i18next.getFixedT<Namespaces>(root?.language ?? defaultLanguage, [
    'shell',
    'forms',
    'auth',
    'forum',
    'home',
    'profile',
    'settings',
  ])
  const title = t('pageTitle', { page: words(t), community: t('community') })
  return [{ title: root?.refused ? t('errorTitle', { title }) : title }]
}
