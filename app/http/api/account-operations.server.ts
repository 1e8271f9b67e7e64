import { listLikedPostsSchema } from '~/domain/activity/list-liked-posts.server'
import { pageQuerySchema } from '~/domain/validation/page-query.server'
import { bodyErrors, type Operation } from './operation'

export const accountOperations = [
  {
    call: 'get /api/auth/me',
    id: 'getMe',
    summary: 'Your account',
    session: 'required',
    response: [200, 'MemberResponse'],
  },
  {
    call: 'patch /api/auth/me',
    id: 'updateMe',
    summary: 'Change your profile; unknown fields are ignored',
    session: 'required',
    body: 'ProfileUpdate',
    response: [200, 'MemberResponse'],
    errors: [...bodyErrors, 429],
  },
  {
    call: 'patch /api/auth/me/notifications',
    id: 'updateNotificationSettings',
    summary: 'Turn email notifications on or off',
    session: 'required',
    body: 'NotificationSettingsUpdate',
    response: [200, 'MemberResponse'],
    errors: [...bodyErrors, 429],
  },
  {
    call: 'get /api/auth/me/posts',
    id: 'listMyPosts',
    summary: 'Your posts, newest first; the anonymous ones name you as their author',
    session: 'required',
    query: pageQuerySchema,
    response: [200, 'PostPage'],
  },
  {
    call: 'get /api/auth/me/comments',
    id: 'listMyComments',
    summary: 'Your comments, newest first, each with its post',
    session: 'required',
    query: pageQuerySchema,
    response: [200, 'CommentPage'],
  },
  {
    call: 'get /api/auth/me/liked-posts',
    id: 'listMyLikedPosts',
    summary: 'The posts you like, the latest like first',
    session: 'required',
    query: listLikedPostsSchema,
    response: [200, 'PostPage'],
  },
] satisfies Operation[]
