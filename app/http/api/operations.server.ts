import { z } from 'zod'
import { editNotificationsSchema } from '~/domain/accounts/edit-notifications.server'
import { editProfileSchema } from '~/domain/accounts/edit-profile.server'
import { signInSchema } from '~/domain/accounts/sign-in.server'
import { signUpSchema } from '~/domain/accounts/sign-up.server'
import { editCommentSchema } from '~/domain/forum/edit-comment.server'
import { editPostSchema } from '~/domain/forum/edit-post.server'
import { listCommentsSchema } from '~/domain/forum/list-comments.server'
import { listLikedPostsSchema } from '~/domain/forum/list-liked-posts.server'
import { listPostsSchema } from '~/domain/forum/list-posts.server'
import { listRepliesSchema } from '~/domain/forum/thread/list-replies.server'
import { publishCommentSchema } from '~/domain/forum/publish-comment.server'
import { publishPostSchema } from '~/domain/forum/publish-post.server'
import { pageQuerySchema } from '~/domain/page-query.server'
import {
  authorSchema,
  commentSchema,
  episodeSchema,
  postSchema,
  userSchema,
} from './entities.server'

const message = z.object({ message: z.string() })

/** What calls send, by the name under which the document shows it: the schemas that validate. */
export const requestSchemas = {
  SignUp: signUpSchema,
  SignIn: signInSchema,
  ProfileChange: editProfileSchema,
  NotificationsChange: editNotificationsSchema,
  NewPost: publishPostSchema,
  PostChange: editPostSchema,
  NewComment: publishCommentSchema,
  CommentChange: editCommentSchema,
}

/** What calls answer, likewise. */
export const answerSchemas = {
  Author: authorSchema,
  User: userSchema,
  Post: postSchema,
  Comment: commentSchema,
  Episode: episodeSchema,
  Error: z.object({ error: z.string(), fields: z.record(z.string(), z.string()).optional() }),
  Message: message,
  UserAnswer: z.object({ user: userSchema }),
  StatusAnswer: z.object({
    authenticated: z.boolean(),
    user: userSchema.pick({ username: true, _id: true }).optional(),
  }),
  PostAnswer: z.object({ post: postSchema }),
  PostPage: pageOf({ posts: z.array(postSchema) }),
  LikeAnswer: z.object({ liked: z.boolean(), likes: z.int().min(0) }),
  CommentAnswer: z.object({ comment: commentSchema }),
  CommentPage: pageOf({ comments: z.array(commentSchema) }),
  ReplyPage: pageOf({ replies: z.array(commentSchema) }),
  EpisodeList: z.object({ episodes: z.array(episodeSchema) }),
}

function pageOf<Items extends z.ZodRawShape>(items: Items) {
  return z.object({ ...items, nextCursor: z.string().nullable() })
}

export type Operation = {
  call: `${'get' | 'post' | 'patch' | 'delete'} /api/${string}`
  summary: string
  query?: z.ZodObject
  sends?: keyof typeof requestSchemas
  /** Success status and what comes with it. */
  answers: [number, (keyof typeof answerSchemas)?]
  refusals: number[]
}

const body = [400, 403, 413, 415]
const tokenQuery = z.object({ token: z.string() })

const listed = [
  {
    call: 'post /api/auth/signup',
    summary: 'Make an account and sign in',
    sends: 'SignUp',
    answers: [201, 'UserAnswer'],
    refusals: [...body, 409, 429],
  },
  {
    call: 'post /api/auth/signin',
    summary: 'Sign in',
    sends: 'SignIn',
    answers: [200, 'UserAnswer'],
    refusals: [...body, 401, 429],
  },
  {
    call: 'post /api/auth/signout',
    summary: 'End the session on the server',
    answers: [200, 'Message'],
    refusals: [403, 413],
  },
  {
    call: 'get /api/auth/google',
    summary: 'Begin signing in with Google, in a browser',
    answers: [302],
    refusals: [429, 503],
  },
  {
    call: 'get /api/auth/google/callback',
    summary: 'Where Google sends the browser back to',
    answers: [302],
    refusals: [429, 503],
  },
  {
    call: 'get /api/auth/verify-email',
    summary: 'Confirm an e-mail address by the token of a mailed link',
    query: tokenQuery,
    answers: [200, 'Message'],
    refusals: [400, 401],
  },
  {
    call: 'get /api/auth/status',
    summary: 'Whether the caller is signed in',
    answers: [200, 'StatusAnswer'],
    refusals: [],
  },
  {
    call: 'get /api/forum/posts',
    summary: 'Posts, newest first; with `q` those that a search finds, best first',
    query: listPostsSchema,
    answers: [200, 'PostPage'],
    refusals: [400, 429],
  },
  {
    call: 'post /api/forum/posts',
    summary: 'Publish a post',
    sends: 'NewPost',
    answers: [201, 'PostAnswer'],
    refusals: [...body, 401, 429],
  },
  {
    call: 'get /api/forum/posts/{postId}',
    summary: 'One post',
    answers: [200, 'PostAnswer'],
    refusals: [404],
  },
  {
    call: 'patch /api/forum/posts/{postId}',
    summary: "Change one's own post",
    sends: 'PostChange',
    answers: [200, 'PostAnswer'],
    refusals: [...body, 401, 404, 429],
  },
  {
    call: 'delete /api/forum/posts/{postId}',
    summary: "Delete one's own post with its comments and likes",
    answers: [204],
    refusals: [401, 403, 404, 413],
  },
  {
    call: 'post /api/forum/posts/{postId}/like',
    summary: "Turn one's like on or off",
    answers: [200, 'LikeAnswer'],
    refusals: [401, 403, 404, 413, 429],
  },
  {
    call: 'get /api/forum/posts/{postId}/comments',
    summary:
      'Top-level comments, oldest first, 25 a page unless told, each with its first 20 replies',
    query: listCommentsSchema,
    answers: [200, 'CommentPage'],
    refusals: [400, 404],
  },
  {
    call: 'post /api/forum/posts/{postId}/comments',
    summary: 'Publish a comment or a reply',
    sends: 'NewComment',
    answers: [201, 'CommentAnswer'],
    refusals: [...body, 401, 404, 429],
  },
  {
    call: 'get /api/forum/comments/{commentId}/replies',
    summary:
      'The replies to a comment, oldest first, 100 a page; with its `repliesCursor` the rest',
    query: listRepliesSchema,
    answers: [200, 'ReplyPage'],
    refusals: [400, 404],
  },
  {
    call: 'patch /api/forum/comments/{commentId}',
    summary: "Change one's own comment",
    sends: 'CommentChange',
    answers: [200, 'CommentAnswer'],
    refusals: [...body, 401, 404, 429],
  },
  {
    call: 'delete /api/forum/comments/{commentId}',
    summary: "Delete one's own comment; with replies it leaves a placeholder",
    answers: [204],
    refusals: [401, 403, 404, 413],
  },
  {
    call: 'get /api/forum/episodes',
    summary: 'All episodes, newest first',
    answers: [200, 'EpisodeList'],
    refusals: [],
  },
  {
    call: 'get /api/auth/me',
    summary: "One's own account",
    answers: [200, 'UserAnswer'],
    refusals: [401],
  },
  {
    call: 'patch /api/auth/me',
    summary: "Change one's profile; unknown fields are ignored",
    sends: 'ProfileChange',
    answers: [200, 'UserAnswer'],
    refusals: [...body, 401, 429],
  },
  {
    call: 'patch /api/auth/me/notifications',
    summary: 'Turn notifications by e-mail on or off',
    sends: 'NotificationsChange',
    answers: [200, 'UserAnswer'],
    refusals: [...body, 401, 429],
  },
  ownPage('posts', 'PostPage', 'posts, newest first, with oneself as author of the anonymous ones'),
  ownPage('comments', 'CommentPage', 'comments, newest first, each with its post'),
  ownPage('liked-posts', 'PostPage', 'likes, the latest first, as posts', listLikedPostsSchema),
] satisfies Operation[]

/** Which calls there are, for tables that must have each of them. */
export type Call = (typeof listed)[number]['call']

/** Every call of the API, in the contract's order. */
export const operations: Operation[] = listed

function ownPage<const List extends string>(
  list: List,
  answer: 'PostPage' | 'CommentPage',
  whatItIs: string,
  query: z.ZodObject = pageQuerySchema,
) {
  return {
    call: `get /api/auth/me/${list}` as const,
    summary: `One's own ${whatItIs}`,
    query,
    answers: [200, answer],
    refusals: [400, 401],
  } satisfies Operation
}
