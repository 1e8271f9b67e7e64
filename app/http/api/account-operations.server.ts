import { listLikedPostsSchema } from '~/domain/activity/list-liked-posts.server'
import { pageQuerySchema } from '~/domain/validation/page-query.server'
import { bodyErrors, type Operation } from './operation'

export const accountOperations = [
  {
    call: 'get /api/auth/me',
    id: 'getMe',
    summary: "One's own account",
    session: 'required',
    response: [200, 'MemberResponse'],
  },
  {
    call: 'patch /api/auth/me',
    id: 'updateMe',
    summary: "Change one's profile; unknown fields are ignored",
    session: 'required',
    body: 'ProfileUpdate',
    response: [200, 'MemberResponse'],
    errors: [...bodyErrors, 429],
  },
  {
    call: 'patch /api/auth/me/notifications',
    id: 'updateNotificationSettings',
    summary: 'Turn notifications by email on or off',
    session: 'required',
    body: 'NotificationSettingsUpdate',
    response: [200, 'MemberResponse'],
    errors: [...bodyErrors, 429],
  },
  {
    call: 'get /api/auth/me/posts',
    id: 'listMyPosts',
    summary: "One's own posts, newest first, with oneself as author of the anonymous ones",
    session: 'required',
    query: pageQuerySchema,
    response: [200, 'PostPage'],
  },
  {
    call: 'get /api/auth/me/comments',
    id: 'listMyComments',
    summary: "One's own comments, newest first, each with its post",
    session: 'required',
    query: pageQuerySchema,
    response: [200, 'CommentPage'],
  },
  {
    call: 'get /api/auth/me/liked-posts',
    id: 'listMyLikedPosts',
    summary: "One's own likes, the latest first, as posts",
    session: 'required',
    query: listLikedPostsSchema,
    response: [200, 'PostPage'],
  },
] satisfies Operation[]
