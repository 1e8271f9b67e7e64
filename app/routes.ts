import { index, route, type RouteConfig } from '@remix-run/route-config'

export default [
  index('routes/marketing/home.tsx'),

  route('auth/signin', 'routes/auth/sign-in.tsx'),
  route('auth/signup', 'routes/auth/sign-up.tsx'),
  route('auth/signout', 'routes/auth/sign-out.ts'),

  route('forum', 'routes/forum/list.tsx'),
  route('forum/feed.xml', 'routes/forum/feed.ts'),
  route('forum/new', 'routes/forum/new-post.tsx'),
  route('forum/post/:postId', 'routes/forum/post.tsx'),
  route('forum/post/:postId/like', 'routes/forum/like.ts'),

  route('profile', 'routes/profile/own-profile.tsx'),

  route('preferences/theme', 'routes/preferences/theme.ts'),
  route('preferences/lite', 'routes/preferences/lite.ts'),

  route('robots.txt', 'routes/system/robots.ts'),
  route('sitemap.xml', 'routes/system/sitemap.ts'),
  route('sitemap-pages.xml', 'routes/system/sitemap-pages.ts'),
  route('sitemap-posts.xml', 'routes/system/sitemap-posts.ts'),
  route('healthz', 'routes/system/healthz.ts'),
  route('readyz', 'routes/system/readyz.ts'),
  route('*', 'routes/system/not-found.tsx'),
] satisfies RouteConfig
