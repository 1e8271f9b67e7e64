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

export function robots(): string {
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${env.SITE_URL}/sitemap.xml`,
  ]
  return `${lines.join('\n')}\n`
}
