import { index, route, type RouteConfig } from '@remix-run/route-config'

export default [
  index('routes/marketing/home.tsx'),

  route('auth/signin', 'routes/auth/sign-in.tsx'),
  route('auth/signup', 'routes/auth/sign-up.tsx'),
  route('auth/signout', 'routes/auth/sign-out.ts'),
  route('auth/verify-email', 'routes/auth/verify-email.tsx'),
  route('auth/forgot-password', 'routes/auth/forgot-password.tsx'),
  route('auth/reset-password', 'routes/auth/reset-password.tsx'),

  route('forum', 'routes/forum/list.tsx'),
  route('forum/new', 'routes/forum/new-post.tsx'),
  route('forum/post/:postId', 'routes/forum/post.tsx'),
  route('forum/post/:postId/edit', 'routes/forum/edit-post.tsx'),
  route('forum/post/:postId/delete', 'routes/forum/delete-post.tsx'),
  route('forum/comment/:commentId/edit', 'routes/forum/edit-comment.tsx'),
  route('forum/comment/:commentId/delete', 'routes/forum/delete-comment.tsx'),
  route('forum/drafts/discard', 'routes/forum/drafts/discard.ts'),

  route('profile', 'routes/profile/own-profile.tsx'),
  route('profile/settings/password', 'routes/profile/settings/password.tsx'),
  route('profile/settings/email', 'routes/profile/settings/email.tsx'),
  route('profile/settings/sessions', 'routes/profile/settings/sessions.tsx'),
  route('profile/settings/verification', 'routes/profile/settings/verification.tsx'),

  route('unsubscribe', 'routes/profile/unsubscribe.tsx'),

  route('api/auth/signup', 'routes/api/auth/sign-up.ts'),
  route('api/auth/signin', 'routes/api/auth/sign-in.ts'),
  route('api/auth/signout', 'routes/api/auth/sign-out.ts'),
  route('api/auth/google', 'routes/api/auth/google.ts'),
  route('api/auth/google/callback', 'routes/api/auth/google-callback.ts'),
  route('api/auth/verify-email', 'routes/api/auth/verify-email.ts'),
  route('api/auth/status', 'routes/api/auth/status.ts'),
  route('api/auth/me', 'routes/api/auth/me.ts'),
  route('api/auth/me/notifications', 'routes/api/auth/my-notifications.ts'),
  route('api/auth/me/posts', 'routes/api/auth/my-posts.ts'),
  route('api/auth/me/comments', 'routes/api/auth/my-comments.ts'),
  route('api/auth/me/liked-posts', 'routes/api/auth/my-liked-posts.ts'),
  route('api/forum/posts', 'routes/api/forum/posts.ts'),
  route('api/forum/posts/:postId', 'routes/api/forum/post.ts'),
  route('api/forum/posts/:postId/like', 'routes/api/forum/like.ts'),
  route('api/forum/posts/:postId/comments', 'routes/api/forum/comments.ts'),
  route('api/forum/comments/:commentId', 'routes/api/forum/comment.ts'),
  route('api/forum/episodes', 'routes/api/forum/episodes.ts'),
  route('api/openapi.json', 'routes/api/openapi.ts'),
  route('api/*', 'routes/api/unknown.ts'),

  route('preferences/theme', 'routes/preferences/theme.ts'),
  route('preferences/lite', 'routes/preferences/lite.ts'),

  route('healthz', 'routes/system/healthz.ts'),
  route('readyz', 'routes/system/readyz.ts'),
  route('*', 'routes/system/not-found.tsx'),
] satisfies RouteConfig
