import type { MetaDescriptor } from '@remix-run/node'
import i18next, { type TFunction } from 'i18next'
import { defaultLanguage, type Language } from './languages'
import type { en } from './locales/en'

// The shell's keys need no namespace.
type Namespaces = ['shell', ...(keyof typeof en)[]]

export type Matches = { id: string; data?: unknown }[]
export type Label = (t: TFunction<Namespaces>) => string

type RootData = {
  language: Language
  refused: boolean
  neutralTitles: boolean
  siteUrl: string
}

/**
 * The head of a screen that search engines leave out, as they should all but those for readers (`page-head.ts`):
 * its `<title>` and `noindex`.
 * @param matches what Remix hands to `meta`
 * @param label the screen's own words in the page's language
 */
export function pageTitle(matches: Matches, label: Label): MetaDescriptor[] {
  return [{ title: titleOf(matches, label) }, { name: 'robots', content: 'noindex' }]
}

/**
 * A screen's own words, then the community's name, and 'Error: ' before them when the page shows a refused form. To
 * whoever wants neutral titles the company's name alone, and so when nothing is known of what she wants.
 */
export function titleOf(matches: Matches, label: Label): string {
  const t = wordsOf(matches)
  const root = rootOf(matches)
  const isNeutral = !root || root.neutralTitles
  const title = isNeutral
    ? t('company')
    : t('pageTitle', { page: label(t), community: t('community') })
  return root?.refused ? t('errorTitle', { title }) : title
}

/** The words of the page's language, outside of components; each key but the shell's names its namespace. */
export function wordsOf(matches: Matches) {
  return i18next.getFixedT<Namespaces>(rootOf(matches)?.language ?? defaultLanguage)
}

/** What the root loader said, unless it failed. */
export function rootOf(matches: Matches): RootData | undefined {
  return matches.find((match) => match.id === 'root')?.data as RootData | undefined
}
