import { listCommentsSchema } from '~/domain/comments/list-comments.server'
import { findPostsSchema } from '~/domain/search/find-posts.server'
import { listRepliesSchema } from '~/domain/comments/list-replies.server'
import { bodyErrors, type Operation } from './operation'

/** The calls of the forum: posts, likes, comments, replies, episodes. */
export const forumOperations = [
  {
    call: 'get /api/forum/posts',
    id: 'listPosts',
    summary: 'Posts, newest first; with `q` those that a search finds, best first',
    session: 'optional',
    query: findPostsSchema,
    response: [200, 'PostPage'],
    errors: [429],
  },
  {
    call: 'post /api/forum/posts',
    id: 'createPost',
    summary: 'Publish a post',
    session: 'required',
    body: 'NewPost',
    response: [201, 'PostResponse'],
    errors: [...bodyErrors, 429],
  },
  {
    call: 'get /api/forum/posts/{postId}',
    id: 'getPost',
    summary: 'One post',
    session: 'optional',
    response: [200, 'PostResponse'],
    errors: [404],
  },
  {
    call: 'patch /api/forum/posts/{postId}',
    id: 'updatePost',
    summary: "Change one's own post",
    session: 'required',
    body: 'PostUpdate',
    response: [200, 'PostResponse'],
    errors: [...bodyErrors, 404, 429],
  },
  {
    call: 'delete /api/forum/posts/{postId}',
    id: 'deletePost',
    summary: "Delete one's own post with its comments and likes",
    session: 'required',
    response: [204],
    errors: [403, 404, 413],
  },
  {
    call: 'post /api/forum/posts/{postId}/like',
    id: 'toggleLike',
    summary: "Turn one's like on or off",
    session: 'required',
    response: [200, 'LikeStatus'],
    errors: [403, 404, 413, 429],
  },
  {
    call: 'get /api/forum/posts/{postId}/comments',
    id: 'listComments',
    summary:
      'Top-level comments, oldest first, 25 a page unless told, each with its first 20 replies',
    session: 'optional',
    query: listCommentsSchema,
    response: [200, 'CommentPage'],
    errors: [404],
  },
  {
    call: 'post /api/forum/posts/{postId}/comments',
    id: 'createComment',
    summary: 'Publish a comment or a reply',
    session: 'required',
    body: 'NewComment',
    response: [201, 'CommentResponse'],
    errors: [...bodyErrors, 404, 429],
  },
  {
    call: 'get /api/forum/comments/{commentId}/replies',
    id: 'listReplies',
    summary:
      'The replies to a comment, oldest first, 100 a page; with its `repliesCursor` the rest',
    session: 'optional',
    query: listRepliesSchema,
    response: [200, 'ReplyPage'],
    errors: [404],
  },
  {
    call: 'patch /api/forum/comments/{commentId}',
    id: 'updateComment',
    summary: "Change one's own comment",
    session: 'required',
    body: 'CommentUpdate',
    response: [200, 'CommentResponse'],
    errors: [...bodyErrors, 404, 429],
  },
  {
    call: 'delete /api/forum/comments/{commentId}',
    id: 'deleteComment',
    summary: "Delete one's own comment; with replies it leaves a placeholder",
    session: 'required',
    response: [204],
    errors: [403, 404, 413],
  },
  {
    call: 'get /api/forum/episodes',
    id: 'listEpisodes',
    summary: 'All episodes, newest first',
    session: 'none',
    response: [200, 'EpisodeList'],
  },
] satisfies Operation[]
