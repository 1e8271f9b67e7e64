import type { MetaDescriptor } from '@remix-run/node'
import type { TFunction } from 'i18next'
import { defaultLanguage, type Language, alternates, inLanguage, isLanguage } from './languages'
import type { en } from './locales/en/index'
import { fixedT } from './use-translation'

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
  member: unknown
}

/**
 * The head of a screen that is not public: its title and `noindex`. Public screens use `pageHead`.
 * @param matches as passed to `meta`
 * @param label the screen's own part of the title
 */
export function pageTitle(matches: Matches, label: Label): MetaDescriptor[] {
  return [{ title: titleOf(matches, label, true) }, { name: 'robots', content: 'noindex' }]
}

/**
 * The screen's label and the site's name, prefixed with 'Error: ' when a form was refused. Visitors with neutral
 * titles, or with an unknown choice, get only the company's name.
 * @param saysNotice true to put a success notice first; without scripts, a screen reader announces it in no other way
 */
function titleOf(matches: Matches, label: Label, saysNotice = false): string {
  const t = translatorFor(matches)
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
function translatorFor(matches: Matches) {
  return fixedT(rootOf(matches)?.language ?? defaultLanguage) as TFunction<Namespaces>
}

// The latest data of this browser tab. A navigation without an answer has no data, but its error screen needs a title.
let latest: RootData | undefined

/** The root loader's data. If the loader failed in a browser, its previous data. */
function rootOf(matches: Matches): RootData | undefined {
  const found = matches.find((match) => match.id === 'root')?.data as RootData | undefined
  if (typeof document === 'undefined') return found
  return (latest = found ?? (latest && { ...latest, refused: false, notice: null }))
}

type Screen = { matches: Matches; location: { pathname: string; search: string } }

type Head = {
  title: Label
  description: Label
  /**
   * True for a page of members' texts. Its link preview names no subject, because chats show the preview to everybody.
   */
  isPersonal?: boolean
  /** Query parameters that belong to the canonical URL. */
  parameters?: string[]
  /** A square picture for the link preview, instead of the site's picture. */
  picture?: Picture
}

type Picture = { path: string; alt: string }

/**
 * A public page's head: title, description, canonical URL, alternates and Open Graph. Search results are `noindex` and
 * have the site's link preview. Neutral titles omit everything except the title.
 * @param screen the arguments of `meta`
 */
export function pageHead({ matches, location }: Screen, head: Head): MetaDescriptor[] {
  const root = rootOf(matches)
  const query = new URLSearchParams(location.search)
  if (!root) return pageTitle(matches, head.title)
  const t = translatorFor(matches)
  if (query.has('q') && !root.neutralTitles)
    return [
      ...pageTitle(matches, head.title),
      ...linkPreview(root, t('community'), t('preview.text'), t),
    ]
  // Browsers store descriptions too.
  if (root.neutralTitles)
    return [...pageTitle(matches, head.title), { property: 'og:title', content: t('company') }]
  const url = root.siteUrl + location.pathname + pickQuery(query, head.parameters)
  const language = query.get('lng')
  const canonical = inLanguage(url, isLanguage(language) ? language : null)
  const description = head.description(t)
  return [
    { title: titleOf(matches, head.title) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...alternates(url).map((link) => ({ tagName: 'link', rel: 'alternate', ...link }) as const),
    { property: 'og:url', content: canonical },
    ...(head.isPersonal
      ? linkPreview(root, t('preview.question'), t('preview.text'), t)
      : linkPreview(root, head.title(t), description, t, head.picture)),
  ]
}

const sizeOfSitePicture = [
  { property: 'og:image:width', content: '1200' },
  { property: 'og:image:height', content: '630' },
]

function linkPreview(
  { siteUrl, language, member }: RootData,
  title: string,
  description: string,
  t: ReturnType<typeof translatorFor>,
  picture?: Picture,
): MetaDescriptor[] {
  // Programs that fetch a page for its preview have no account.
  if (member) return []
  const url = siteUrl + (picture?.path ?? '/link-preview.png')
  const alt = picture?.alt ?? t('preview.picture')
  return [
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: t('community') },
    { property: 'og:locale', content: `${language}_IN` },
    { property: 'og:image', content: url },
    ...(picture ? [] : sizeOfSitePicture),
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: picture ? 'summary' : 'summary_large_image' },
    { name: 'twitter:image:alt', content: alt },
  ]
}

function pickQuery(query: URLSearchParams, names: string[] = []) {
  const pairs = names.flatMap((name) => (query.get(name) ? [[name, query.get(name) ?? '']] : []))
  return pairs.length ? `?${new URLSearchParams(pairs)}` : ''
}
