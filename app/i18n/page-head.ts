import type { MetaDescriptor } from '@remix-run/node'
import { alternates, inLanguage } from './addresses'
import { isLanguage } from './languages'
import { pageTitle, rootOf, titleOf, wordsOf, type Matches, type Label } from './page-title'

type Screen = { matches: Matches; location: { pathname: string; search: string } }

type Head = {
  title: Label
  description: Label
  /** For a page of members' words: a link preview then names no subject, because chats show it to everybody. */
  isPersonal?: boolean
  /** Query parameters that belong to the canonical URL. */
  parameters?: string[]
}

/**
 * A public page's head: title, description, canonical URL, alternates and Open Graph. Search results are `noindex`,
 * and their link preview is the site's; neutral titles omit everything but the title.
 * @param screen the arguments of `meta`
 */
export function pageHead({ matches, location }: Screen, head: Head): MetaDescriptor[] {
  const root = rootOf(matches)
  const query = new URLSearchParams(location.search)
  if (!root) return pageTitle(matches, head.title)
  const t = wordsOf(matches)
  if (query.has('q') && !root.neutralTitles)
    return [
      ...pageTitle(matches, head.title),
      ...linkPreview(root, t('community'), t('preview.text'), t),
    ]
  // Browsers store descriptions too.
  if (root.neutralTitles)
    return [...pageTitle(matches, head.title), { property: 'og:title', content: t('company') }]
  const address = root.siteUrl + location.pathname + pickQuery(query, head.parameters)
  const language = query.get('lng')
  const canonical = inLanguage(address, isLanguage(language) ? language : null)
  const description = head.description(t)
  return [
    { title: titleOf(matches, head.title) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...alternates(address).map((link) => ({ tagName: 'link', rel: 'alternate', ...link }) as const),
    { property: 'og:url', content: canonical },
    ...(head.isPersonal
      ? linkPreview(root, t('preview.question'), t('preview.text'), t)
      : linkPreview(root, head.title(t), description, t)),
  ]
}

function linkPreview(
  { siteUrl, language }: { siteUrl: string; language: string },
  title: string,
  description: string,
  t: ReturnType<typeof wordsOf>,
): MetaDescriptor[] {
  const picture = `${siteUrl}/link-preview.png`
  return [
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: t('community') },
    { property: 'og:locale', content: `${language}_IN` },
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: t('preview.picture') },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: picture },
    { name: 'twitter:image:alt', content: t('preview.picture') },
  ]
}

function pickQuery(query: URLSearchParams, names: string[] = []) {
  const pairs = names.flatMap((name) => (query.get(name) ? [[name, query.get(name) ?? '']] : []))
  return pairs.length ? `?${new URLSearchParams(pairs)}` : ''
}
