import type { Part } from '~/domain/posts/sitemap.server'
import { env } from '~/runtime/env.server'
import { alternates } from '~/i18n/addresses'
import { escapeXml } from '~/domain/xml'

type Page = { path: string; changedAt?: Date; inEveryLanguage?: boolean }

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

export const fixedPages: Page[] = [
  { path: '/' },
  { path: '/forum' },
  { path: '/forum/help' },
  { path: '/contact/curtain' },
  { path: '/contact/elevator' },
  { path: '/contact/waitlist' },
  { path: '/privacy' },
  { path: '/xxperiment/', inEveryLanguage: false },
]

/** The sitemap of sitemaps: the fixed pages and each part of the posts. */
export function sitemapIndex(parts: Part[]): string {
  const paths = parts.map((part) => {
    const parameters = Object.entries(part).filter((entry): entry is [string, string] => !!entry[1])
    return `/sitemap-posts.xml${parameters.length ? '?' : ''}${new URLSearchParams(parameters)}`
  })
  const entries = ['/sitemap-pages.xml', ...paths].map(
    (path) => `<sitemap><loc>${escapeXml(env.SITE_URL + path)}</loc></sitemap>\n`,
  )
  return `${declaration}<sitemapindex ${namespace}>\n${entries.join('')}</sitemapindex>\n`
}

/** A sitemap: each page's URL, last change and language alternates. */
export function sitemapOf(pages: Page[]): string {
  const entries = pages.map(entryOf)
  const xhtml = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `${declaration}<urlset ${namespace} ${xhtml}>\n${entries.join('')}</urlset>\n`
}

function entryOf({ path, changedAt, inEveryLanguage = true }: Page) {
  const address = env.SITE_URL + path
  const links = alternates(address).map(
    ({ hrefLang, href }) =>
      `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeXml(href)}"/>`,
  )
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  const others = inEveryLanguage ? links.join('') : ''
  return `<url><loc>${escapeXml(address)}</loc>${changed}${others}</url>\n`
}
