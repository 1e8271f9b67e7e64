import { index, route, type RouteConfig } from '@remix-run/route-config'

export default [
  index('routes/marketing/home.tsx'),

  route('auth/signin', 'routes/auth/sign-in.tsx'),
  route('auth/signup', 'routes/auth/sign-up.tsx'),
  route('auth/signout', 'routes/auth/sign-out.ts'),

  route('forum', 'routes/forum/list.tsx'),
  route('forum/new', 'routes/forum/new-post.tsx'),
  route('forum/post/:postId', 'routes/forum/post.tsx'),
  route('forum/post/:postId/edit', 'routes/forum/edit-post.tsx'),
  route('forum/post/:postId/delete', 'routes/forum/delete-post.tsx'),
  route('forum/comment/:commentId/edit', 'routes/forum/edit-comment.tsx'),
  route('forum/comment/:commentId/delete', 'routes/forum/delete-comment.tsx'),
  route('forum/drafts/discard', 'routes/forum/drafts/discard.ts'),

  route('profile', 'routes/profile/own-profile.tsx'),
  route('unsubscribe', 'routes/profile/unsubscribe.tsx'),

  route('preferences/theme', 'routes/preferences/theme.ts'),
  route('preferences/lite', 'routes/preferences/lite.ts'),

  route('healthz', 'routes/system/healthz.ts'),
  route('readyz', 'routes/system/readyz.ts'),
  route('*', 'routes/system/not-found.tsx'),
] satisfies RouteConfig
