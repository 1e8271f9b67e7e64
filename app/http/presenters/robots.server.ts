import { env } from '~/runtime/env.server'

const closed = [
  '/auth',
  '/profile',
  '/moderation',
  '/api',
  '/forum/new',
  '/forum/*/report',
  '/forum/*/block',
  '/forum/*/unavailable',
  '/*?q=',
  '/*&q=',
  '/*?reply=',
]

/** What crawlers may read, and where they find all of it. */
export function robots(): string {
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${env.SITE_URL}/sitemap.xml`,
  ]
  return `${lines.join('\n')}\n`
}
