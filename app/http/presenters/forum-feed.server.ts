import { Feed } from 'feed'
import type { newestPosts } from '~/domain/posts/newest-posts.server'
import { excerpt } from '~/domain/validation/text'
import { env } from '~/runtime/env.server'
import { inLanguage } from '~/i18n/addresses'
import { i18nOf } from '~/i18n/i18n.server'
import type { Language } from '~/i18n/languages'
import { authorNames } from './thread-labels.server'
import { escapeXml, legalXml } from '~/domain/xml'

const summaryLength = 500

/** The forum as an Atom feed. With `language` null, links follow each reader's own language. */
export function forumFeed(
  language: Language | null,
  posts: Awaited<ReturnType<typeof newestPosts>>,
): string {
  const t = i18nOf(language ?? 'en').getFixedT(null, ['forum', 'list', 'shell'])
  const nameOf = authorNames(language ?? 'en')
  const address = (path: string) => inLanguage(env.SITE_URL + path, language)
  const feed = new Feed({
    id: address('/forum'),
    title: `${t('forum:title')} – ${t('shell:community')}`,
    description: t('list:intro'),
    link: address('/forum'),
    feedLinks: { atom: address('/forum/feed.xml') },
    language: language ?? 'en',
    author: { name: t('shell:community') },
    generator: t('shell:company'),
    updated: new Date(Math.max(0, ...posts.map((post) => post.changedAt.getTime()))),
  })
  for (const post of posts) {
    feed.addItem({
      id: `urn:uuid:${post.id}`,
      // The library marks both as HTML.
      title: escapeXml(post.title),
      description: escapeXml(excerpt(post.content, summaryLength)),
      link: address(`/forum/post/${post.id}`),
      author: [{ name: legalXml(nameOf(post)) }],
      published: post.createdAt,
      date: post.changedAt,
    })
  }
  return feed.atom1()
}
