import { signedSuccessUrl } from '~/http/forms/signed-success-url.server'
import routes, { type RoutePath } from '~/routes'
import type { World } from '../forum/anonymous-forum'
import { endsSession } from './ends-session'

type Urls = (world: World) => string[]

/** Routes with several URLs, or with one that is not their own path. */
const special: Partial<Record<RoutePath, Urls>> = {
  'auth/verify-email': () => ['/auth/verify-email', '/auth/verify-email?token=x'],
  'auth/connect-google': () => [
    signedSuccessUrl('/auth/connect-google', 'mailed'),
    '/auth/connect-google?token=x',
  ],
  'auth/recovery-words': () => ['/auth/recovery-words', '/auth/recovery-words?check=x'],
  'auth/reset-password': () => ['/auth/reset-password?token=x'],
  forum: (world) => [
    '/forum',
    '/forum?type=general',
    '/forum?q=zebra',
    '/forum?q=zqx',
    '/forum?q=verborgen',
    '/forum?author=zqx_hidden',
    `/forum?cursor=${world.removed}`,
  ],
  'forum/feed.xml': () => ['/forum/feed.xml', '/forum/feed.xml?lng=hi'],
  'forum/post/:postId': (world) => [
    `/forum/post/${world.post}`,
    `/forum/post/${world.post}?lng=hi`,
    `/forum/post/${world.post}?reply=${world.comment}`,
    `/forum/post/${world.post}?comment=${world.reply}`,
    `/forum/post/${world.named}`,
    `/forum/post/${world.hidden}`,
    `/forum/post/${world.removed}`,
  ],
  'forum/post/:postId/replies/:commentId': (world) => [
    `/forum/post/${world.post}/replies/${world.comment}`,
    `/forum/post/${world.post}/replies/${world.reply}`,
    `/forum/post/${world.named}/replies/${world.below}?lng=hi`,
  ],
  'forum/post/:postId/unavailable': (world) => [
    `/forum/post/${world.hidden}/unavailable`,
    `/forum/post/${world.removed}/unavailable`,
  ],
  'forum/:kind/:itemId/report': (world) => items(world).map((item) => `/forum/${item}/report`),
  'forum/:kind/:itemId/appeal': (world) => [`/forum/post/${world.removed}/appeal`],
  'forum/comment/:commentId/hide-author': (world) => [
    `/forum/comment/${world.comment}/hide-author`,
    `/forum/comment/${world.reply}/hide-author`,
  ],
  'forum/comment/:commentId/review': (world) => [
    `/forum/comment/${world.comment}/review`,
    `/forum/comment/${world.below}/review`,
  ],
  'forum/:kind/:itemId/block': (world) => items(world).map((item) => `/forum/${item}/block`),
  episodes: () => ['/episodes', '/episodes?q=zebra'],
  'episodes/:episode': () => ['/episodes/1', '/episodes/1?questions=all'],
  'episodes/:episode/cover/:file': (world) => [
    `/episodes/${world.episode}/cover/small-0123456789abcdef.jpg`,
  ],
  'episodes/ask': (world) => ['/episodes/ask', `/episodes/ask?episodeId=${world.episode}`],
  community: () => ['/community', '/community?half=2026-1'],
  profile: () => ['/profile', '/profile?tab=comments', '/profile?tab=liked', '/profile?tab=saved'],
  'moderation/:kind/:itemId': (world) => items(world).map((item) => `/moderation/${item}`),
  'profile/settings/export/file': () => ['/profile/settings/export/file?ticket=x'],
  'contact/curtain/:step?': () => ['/contact/curtain', '/contact/curtain/2'],
  'contact/elevator/:floor?': () => ['/contact/elevator', '/contact/elevator/lobby'],
  'contact/waitlist/confirm': () => ['/contact/waitlist/confirm?token=x'],
  'contact/waitlist/leave': () => ['/contact/waitlist/leave?token=x'],
  'moderation/messages': () => ['/moderation/messages', '/moderation/messages?q=zebra'],
  grievance: () => ['/grievance', '/grievance?number=zebra'],
  'moderation/messages/grievances': () => [
    '/moderation/messages/grievances',
    '/moderation/messages/grievances?state=decided',
  ],
  'moderation/messages/questions': () => [
    '/moderation/messages/questions',
    '/moderation/messages/questions?q=zebra',
  ],
  unsubscribe: () => ['/unsubscribe?token=x'],
  'api/auth/verify-email': () => ['/api/auth/verify-email?token=x'],
  'api/forum/posts': () => [
    '/api/forum/posts',
    '/api/forum/posts?q=zebra',
    '/api/forum/posts?q=zqx',
  ],
  'api/forum/posts/:postId': (world) =>
    [world.post, world.hidden, world.removed].map((id) => `/api/forum/posts/${id}`),
  'api/forum/posts/:postId/comments': (world) =>
    [world.post, world.named].map((id) => `/api/forum/posts/${id}/comments`),
  'api/forum/posts/:postId/related': (world) => [
    `/api/forum/posts/${world.post}/related`,
    `/api/forum/posts/${world.hidden}/related`,
  ],
  'api/forum/similar': () => ['/api/forum/similar', '/api/forum/similar?title=zebra'],
  'api/forum/episodes': () => ['/api/forum/episodes', '/api/forum/episodes?q=zebra'],
  'api/forum/episodes/:episodeId': (world) => [
    '/api/forum/episodes/zebra',
    `/api/forum/episodes/${world.episode}`,
  ],
  'api/*': () => ['/api/users/zebra'],
  '*': () => ['/users/zebra'],
}

/** The URLs of every route. Routes that end the session come last. */
export const routeUrls = Object.fromEntries(
  routes
    .map(({ path }) => [path, special[path] ?? ((world: World) => [urlOf(path, world)])] as const)
    .sort(([one], [other]) => Number(endsSession(one)) - Number(endsSession(other))),
) as Record<RoutePath, Urls>

function urlOf(path: string, { post, comment, reader }: World) {
  const values: Partial<Record<string, string>> = {
    ...{ postId: post, commentId: comment, memberId: reader, passkeyId: reader },
    referenceId: 'ZEBRA234',
  }
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name]
    if (!value) throw new Error(`${path} needs its URLs in tests/support/http/route-urls.ts`)
    return value
  })
  return filled.startsWith('/') ? filled : `/${filled}`
}

function items({ post, comment, reply, below, hidden, removed }: World) {
  const comments = [comment, reply, below].map((id) => `comment/${id}`)
  return [...[post, hidden, removed].map((id) => `post/${id}`), ...comments]
}
