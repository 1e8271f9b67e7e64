import type { RouteConfig } from '@remix-run/route-config'

// Keeps the path in the type: a table of all routes then fails to compile if one is missing.
const route = <const Path extends string>(path: Path, file: string) => ({ path, file })

const routes = [
  // Not an index route: Remix would not route a plain POST to '/' to it.
  route('/', 'routes/marketing/home.tsx'),
  route('privacy', 'routes/marketing/privacy.tsx'),
  route('avatars/:file', 'routes/marketing/avatar.ts'),
  route('contact/curtain/:step?', 'routes/contact/curtain.tsx'),
  route('contact/elevator/:floor?', 'routes/contact/elevator.tsx'),
  route('contact/sent/:referenceId', 'routes/contact/sent.tsx'),
  route('contact/waitlist', 'routes/contact/waitlist.tsx'),
  route('contact/waitlist/confirm', 'routes/contact/confirm-subscription.tsx'),
  route('contact/waitlist/leave', 'routes/contact/leave-lists.tsx'),

  route('auth/signin', 'routes/auth/sign-in.tsx'),
  route('auth/second-step', 'routes/auth/second-step.tsx'),
  route('auth/passkey', 'routes/auth/passkey.ts'),
  route('auth/signup', 'routes/auth/sign-up.tsx'),
  route('auth/signout', 'routes/auth/sign-out.tsx'),
  route('auth/verify-email', 'routes/auth/verify-email.tsx'),
  route('auth/connect-google', 'routes/auth/connect-google.tsx'),
  route('auth/forgot-password', 'routes/auth/forgot-password.tsx'),
  route('auth/reset-password', 'routes/auth/reset-password.tsx'),

  route('forum', 'routes/forum/list.tsx'),
  route('forum/feed.xml', 'routes/forum/feed.ts'),
  route('forum/new', 'routes/forum/new-post.tsx'),
  route('forum/help', 'routes/forum/help.tsx'),
  route('forum/post/:postId', 'routes/forum/post.tsx'),
  route('forum/post/:postId/like', 'routes/forum/like.tsx'),
  route('forum/post/:postId/replies/:commentId', 'routes/forum/replies.tsx'),
  route('forum/post/:postId/unavailable', 'routes/forum/unavailable.tsx'),
  route('forum/:kind/:itemId/report', 'routes/forum/report.tsx'),
  route('forum/:kind/:itemId/block', 'routes/forum/block.tsx'),
  route('forum/drafts/discard', 'routes/forum/drafts/discard.ts'),

  route('profile', 'routes/profile/own-profile.tsx'),
  route('profile/edit', 'routes/profile/edit-profile.tsx'),
  route('profile/settings', 'routes/profile/settings.tsx'),
  route('profile/settings/password', 'routes/profile/settings/password.tsx'),
  route('profile/settings/email', 'routes/profile/settings/email.tsx'),
  route('profile/settings/sessions', 'routes/profile/settings/sessions.tsx'),
  route('profile/settings/second-step', 'routes/profile/settings/second-step.tsx'),
  route('profile/settings/passkeys', 'routes/profile/settings/add-passkey.tsx'),
  route('profile/settings/passkeys/:passkeyId', 'routes/profile/settings/change-passkey.tsx'),
  route('profile/settings/verification', 'routes/profile/settings/verification.tsx'),
  route('profile/settings/export', 'routes/profile/settings/export.tsx'),
  route('profile/settings/export/file', 'routes/profile/settings/export/file.ts'),
  route('profile/settings/delete', 'routes/profile/settings/delete.tsx'),
  route('profile/deleted', 'routes/profile/deleted.tsx'),

  route('moderation/messages', 'routes/moderation/messages.tsx'),
  route('moderation/messages/export', 'routes/moderation/export-messages.ts'),
  route('moderation/messages/:referenceId', 'routes/moderation/message.tsx'),
  route('moderation/subscribers/export', 'routes/moderation/export-subscribers.ts'),
  route('moderation/mail', 'routes/moderation/mail.tsx'),

  route('profile/reports', 'routes/profile/reports.tsx'),
  route('profile/blocks', 'routes/profile/blocks.tsx'),
  route('profile/reveals', 'routes/profile/reveals.tsx'),

  route('moderation', 'routes/moderation/queue.tsx'),
  route('moderation/log', 'routes/moderation/log.tsx'),
  route('moderation/member/:memberId', 'routes/moderation/member.tsx'),
  route('moderation/:kind/:itemId', 'routes/moderation/item.tsx'),

  route('unsubscribe', 'routes/profile/unsubscribe.tsx'),

  route('api/auth/signup', 'routes/api/auth/sign-up.ts'),
  route('api/auth/signin', 'routes/api/auth/sign-in.ts'),
  route('api/auth/second-step', 'routes/api/auth/second-step.ts'),
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
  route('api/forum/comments/:commentId/replies', 'routes/api/forum/replies.ts'),
  route('api/forum/episodes', 'routes/api/forum/episodes.ts'),
  route('api/openapi.json', 'routes/api/openapi.ts'),
  route('api/*', 'routes/api/unknown.ts'),

  route('preferences/theme', 'routes/preferences/theme.ts'),
  route('preferences/lite', 'routes/preferences/lite.ts'),
  route('preferences/titles', 'routes/preferences/titles.ts'),

  route('.well-known/security.txt', 'routes/system/security-txt.ts'),
  route('robots.txt', 'routes/system/robots.ts'),
  route('sitemap.xml', 'routes/system/sitemap.ts'),
  route('sitemap-pages.xml', 'routes/system/sitemap-pages.ts'),
  route('sitemap-posts.xml', 'routes/system/sitemap-posts.ts'),
  route('healthz', 'routes/system/healthz.ts'),
  route('readyz', 'routes/system/readyz.ts'),
  route('*', 'routes/system/not-found.tsx'),
] satisfies RouteConfig

export type RoutePath = (typeof routes)[number]['path']

export default routes
