import type { RoutePath } from '~/routes'

/** The elements of feeds and sitemaps. An unlisted element fails the test. */
export const feedElements: Record<Extract<RoutePath, `${string}.xml`>, readonly string[]> = {
  'forum/feed.xml': [
    ...['feed', 'id', 'title', 'subtitle', 'updated', 'generator', 'link'],
    ...['entry', 'author', 'name', 'published', 'summary'],
  ],
  'sitemap.xml': ['sitemapindex', 'sitemap', 'loc'],
  'sitemap-pages.xml': ['urlset', 'url', 'loc', 'xhtml:link'],
  'sitemap-posts.xml': ['urlset', 'url', 'loc', 'lastmod', 'xhtml:link'],
}
