import type { MetaDescriptor } from '@remix-run/node'
import type { TFunction } from 'i18next'
import { defaultLanguage, type Language } from './languages'
import type { en } from './locales/en'
import { fixedT } from './translator'

// The default namespace.
type Namespaces = ['shell', ...(keyof typeof en)[]]

export type Matches = { id: string; data?: unknown }[]
export type Label = (t: TFunction<Namespaces>) => string

type RootData = {
  language: Language
  refused: boolean
  neutralTitles: boolean
  notice: { title: string; variant: string } | null
  siteUrl: string
}

/**
 * The head of a screen that is not public (`page-head.ts` is for those): its title and `noindex`.
 * @param matches as passed to `meta`
 * @param label the screen's own part of the title
 */
export function pageTitle(matches: Matches, label: Label): MetaDescriptor[] {
  return [{ title: titleOf(matches, label, true) }, { name: 'robots', content: 'noindex' }]
}

/**
 * The screen's label and the site's name, after 'Error: ' when a form was refused; only the company's name for
 * visitors with neutral titles or when their choice is unknown.
 * @param saysNotice whether the notice of a success comes first: without scripts, a screen reader says nothing else of it
 */
export function titleOf(matches: Matches, label: Label, saysNotice = false): string {
  const t = wordsOf(matches)
  const root = rootOf(matches)
  const isNeutral = !root || root.neutralTitles
  const result = saysNotice && root?.notice?.variant === 'default' ? root.notice.title : null
  const title = isNeutral
    ? t('company')
    : t('pageTitle', {
        page: result ? `${result} – ${label(t)}` : label(t),
        community: t('community'),
      })
  return root?.refused ? t('errorTitle', { title }) : title
}

/** The page's translation function, outside components. */
export function wordsOf(matches: Matches) {
  return fixedT(rootOf(matches)?.language ?? defaultLanguage) as TFunction<Namespaces>
}

// Of this browser's tab. A navigation without an answer leaves no data, and its error screen needs a title too.
let latest: RootData | undefined

/** The root loader's data; in a browser where it failed, what it was before. */
export function rootOf(matches: Matches): RootData | undefined {
  const found = matches.find((match) => match.id === 'root')?.data as RootData | undefined
  if (typeof document === 'undefined') return found
  return (latest = found ?? (latest && { ...latest, refused: false, notice: null }))
}
