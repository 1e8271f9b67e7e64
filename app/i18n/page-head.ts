import type { MetaDescriptor } from '@remix-run/node'
import { alternates, inLanguage } from './addresses'
import { isLanguage } from './languages'
import { pageTitle, rootOf, titleOf, wordsOf, type Matches, type Label } from './page-title'

type Screen = { matches: Matches; location: { pathname: string; search: string } }

type Head = {
  title: Label
  description: Label
  /** 'article' for what one person wrote. */
  type?: 'article'
  /** The parameters that make another page of it; all others are left out of its address. */
  parameters?: string[]
}

/**
 * The head of a page for readers and search engines: title, description, canonical address, the same page in the
 * other language, and what is shown where its address is shared. A search's results are left out of indexes, and
 * neutral titles leave out everything else.
 * @param screen what Remix hands to `meta`
 */
export function pageHead({ matches, location }: Screen, head: Head): MetaDescriptor[] {
  const root = rootOf(matches)
  const query = new URLSearchParams(location.search)
  if (!root || query.has('q')) return pageTitle(matches, head.title)
  const t = wordsOf(matches)
  // Browsers keep more of a head than its title: descriptions too.
  if (root.neutralTitles)
    return [...pageTitle(matches, head.title), { property: 'og:title', content: t('company') }]
  const address = root.siteUrl + location.pathname + kept(query, head.parameters)
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

function kept(query: URLSearchParams, names: string[] = []) {
  const pairs = names.flatMap((name) => (query.get(name) ? [[name, query.get(name) ?? '']] : []))
  return pairs.length ? `?${new URLSearchParams(pairs)}` : ''
}
