import { Feed } from 'feed'
import type { newestPosts } from '~/domain/posts/read-posts.server'
import { excerpt } from '~/domain/validation/text'
import { env } from '~/runtime/env.server'
import { inLanguage, type Language, alternates, languages } from '~/i18n/languages'
import { getI18n } from '~/i18n/i18n.server'
import { authorNames } from './authors.server'
import { noteSentence } from './post-labels.server'
import { escapeXml, legalXml } from '~/domain/xml'
import type { Part } from '~/domain/posts/sitemap.server'
import { company } from '~/content/company'
import { topicKeys, topics, type Topic } from '~/content/topics'
import { day } from '~/domain/durations'

const summaryLength = 500

/**
 * The forum, or one topic, as an Atom feed. If `language` is null, links do not set a language, so each subscriber's
 * own applies.
 */
export function forumFeed(
  language: Language | null,
  posts: Awaited<ReturnType<typeof newestPosts>>,
  topic?: Topic,
): string {
  const t = getI18n(language ?? 'en').getFixedT(null, ['forum', 'list', 'shell'])
  const nameOf = authorNames(language ?? 'en')
  const url = (path: string) => inLanguage(env.SITE_URL + path, language)
  const query = topic ? `?topic=${topic}` : ''
  const title = topic ? topics[topic][language ?? 'en'] : t('forum:title')
  const feed = new Feed({
    id: url(`/forum${query}`),
    title: `${title} – ${t('shell:community')}`,
    description: t('list:intro'),
    link: url(`/forum${query}`),
    feedLinks: { atom: url(`/forum/feed.xml${query}`) },
    language: language ?? 'en',
    author: { name: t('shell:community') },
    generator: t('shell:company'),
    updated: new Date(Math.max(0, ...posts.map((post) => post.changedAt.getTime()))),
  })
  for (const post of posts) {
    feed.addItem({
      id: `urn:uuid:${post.id}`,
      // The library declares both as HTML.
      title: escapeXml(post.title),
      description: escapeXml(
        noteSentence(language ?? 'en', post) ?? excerpt(post.content, summaryLength),
      ),
      link: url(`/forum/post/${post.id}`),
      author: [{ name: legalXml(nameOf(post)) }],
      published: post.createdAt,
      date: post.changedAt,
    })
  }
  return feed.atom1()
}

type Page = { path: string; changedAt?: Date; inEveryLanguage?: boolean }

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

export const fixedPages: Page[] = [
  { path: '/' },
  { path: '/forum' },
  ...topicKeys.map((topic) => ({ path: `/forum?topic=${topic}` })),
  { path: '/forum/help' },
  { path: '/forum/before-you-write' },
  { path: '/episodes' },
  { path: '/episodes/ask' },
  { path: '/contact/curtain' },
  { path: '/contact/elevator' },
  { path: '/contact/waitlist' },
  { path: '/privacy' },
  { path: '/accessibility' },
  { path: '/community' },
  { path: '/grievance' },
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
  const url = env.SITE_URL + path
  const links = alternates(url).map(
    ({ hrefLang, href }) =>
      `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeXml(href)}"/>`,
  )
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  const others = inEveryLanguage ? links.join('') : ''
  return `<url><loc>${escapeXml(url)}</loc>${changed}${others}</url>\n`
}

const closed = [
  '/auth',
  '/profile',
  '/moderation',
  '/api',
  '/forum/new',
  '/forum/*/report',
  '/forum/*/block',
  '/forum/*/hide-author',
  '/forum/*/unavailable',
  '/*?q=',
  '/*&q=',
  '/*?reply=',
]

export function robots(): string {
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${env.SITE_URL}/sitemap.xml`,
  ]
  return `${lines.join('\n')}\n`
}

const securityTxtPath = '/.well-known/security.txt'

/** RFC 9116; valid for less than a year, as the standard recommends. */
export function securityTxt(now = Date.now()): string {
  const today = now - (now % day)
  return [
    `Contact: mailto:${company.email}`,
    `Expires: ${new Date(today + 364 * day).toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${env.SITE_URL}${securityTxtPath}`,
    '',
  ].join('\n')
}
