import type { Call } from '~/http/api/document.server'
import type {
  itemReasons,
  LookUpDecision,
  memberReasons,
  twoFactorReasons,
  sessionReasons,
} from '~/domain/moderation/reasons'
import type { Row, Rule } from './actors'

/** The rules for API calls: who may make each one. A call without a row does not compile. */
export const calls: Record<Call, Row> = {
  'post /api/auth/signup': ['everybody', 400],
  'post /api/auth/signin': ['everybody', 400],
  'post /api/auth/second-step': ['everybody', 400],
  'post /api/auth/recover': ['everybody', 400],
  'post /api/auth/signout': ['everybody', 200],
  'get /api/auth/google': ['everybody', 503],
  'get /api/auth/google/callback': ['everybody', 503],
  'get /api/auth/verify-email': ['everybody', 400],
  'get /api/auth/status': ['everybody', 200],
  'get /api/auth/me': ['members', 200],
  'patch /api/auth/me': ['writers', 200],
  'patch /api/auth/me/notifications': ['members', 400],
  'get /api/auth/me/preferences': ['members', 200],
  'patch /api/auth/me/preferences': ['members', 400],
  'get /api/auth/me/posts': ['members', 200],
  'get /api/auth/me/comments': ['members', 200],
  'get /api/auth/me/liked-posts': ['members', 200],
  'get /api/auth/me/saved-posts': ['members', 200],
  'get /api/auth/me/answers': ['members', 200],
  'post /api/auth/me/answers/read': ['members', 204],
  'get /api/forum/posts': ['everybody', 200],
  'post /api/forum/posts': ['writers', 400],
  'get /api/forum/posts/{postId}': ['everybody', 200],
  'patch /api/forum/posts/{postId}': ['editing', 200],
  'delete /api/forum/posts/{postId}': ['author', 204],
  'post /api/forum/posts/{postId}/like': ['writers', 200],
  'post /api/forum/posts/{postId}/follow': ['members', 200],
  'post /api/forum/posts/{postId}/save': ['members', 200],
  'get /api/forum/posts/{postId}/comments': ['everybody', 200],
  'post /api/forum/posts/{postId}/comments': ['writers', 400],
  'get /api/forum/comments/{commentId}/replies': ['everybody', 200],
  'patch /api/forum/comments/{commentId}': ['editing', 200],
  'delete /api/forum/comments/{commentId}': ['author', 204],
  'post /api/forum/comments/{commentId}/like': ['writers', 200],
  'post /api/forum/comments/{commentId}/helped': ['helped', 200],
  'post /api/forum/comments/{commentId}/review': ['experts', 400],
  'delete /api/forum/comments/{commentId}/review': ['experts', 200],
  'post /api/forum/comments/{commentId}/hide-author': ['blockers', 200],
  'delete /api/forum/comments/{commentId}/hide-author': ['blockers', 200],
  'get /api/forum/posts/{postId}/related': ['everybody', 200],
  'get /api/forum/similar': ['everybody', 400],
  'get /api/forum/topics': ['everybody', 200],
  'get /api/forum/episodes': ['everybody', 200],
  'get /api/forum/episodes/{episodeId}': ['everybody', 404],
  'post /api/forum/episodes/questions': ['everybody', 400],
}

type Actions<Reasons> = Record<keyof Reasons, Rule>

export const itemActions: Actions<typeof itemReasons> & Record<LookUpDecision, Rule> = {
  remove: 'moderators',
  release: 'moderators',
  restore: 'moderators',
  lock: 'moderators',
  unlock: 'moderators',
  label: 'moderators',
  dismiss: 'moderators',
  answerAppeal: 'moderators',
  slow: 'moderators',
  unslow: 'moderators',
  reveal: 'moderators',
  agree: 'moderators',
  refuse: 'moderators',
  showAuthor: 'moderators',
}

export const memberActions: Actions<
  typeof memberReasons & typeof sessionReasons & typeof twoFactorReasons
> = {
  suspend: 'moderators',
  unsuspend: 'moderators',
  endSessions: 'adminActions',
  removeSecondStep: 'adminActions',
}
