import type { MetaDescriptor } from '@remix-run/node'
import { alternates, inLanguage } from './addresses'
import { isLanguage } from './languages'
import { pageTitle, rootOf, titleOf, wordsOf, type Matches, type Label } from './page-title'

type Screen = { matches: Matches; location: { pathname: string; search: string } }

type Head = {
  title: Label
  description: Label
  type?: 'article'
  /** Query parameters that belong to the canonical URL. */
  parameters?: string[]
}

/**
 * A public page's head: title, description, canonical URL, alternates and Open Graph. Search results are `noindex`;
 * neutral titles omit everything but the title.
 * @param screen the arguments of `meta`
 */
export function pageHead({ matches, location }: Screen, head: Head): MetaDescriptor[] {
  const root = rootOf(matches)
  const query = new URLSearchParams(location.search)
  if (!root || query.has('q')) return pageTitle(matches, head.title)
  const t = wordsOf(matches)
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
    { property: 'og:title', content: head.title(t) },
    { property: 'og:description', content: description },
    { property: 'og:type', content: head.type ?? 'website' },
    { property: 'og:url', content: canonical },
    { property: 'og:site_name', content: t('community') },
    { property: 'og:locale', content: `${root.language}_IN` },
  ]
}

function pickQuery(query: URLSearchParams, names: string[] = []) {
  const pairs = names.flatMap((name) => (query.get(name) ? [[name, query.get(name) ?? '']] : []))
  return pairs.length ? `?${new URLSearchParams(pairs)}` : ''
}
