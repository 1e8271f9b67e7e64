import { listComments } from '~/domain/comments/list-comments.server'
import { publishComment } from '~/domain/comments/publish-comment.server'
import { readShownOrHeldPost } from '~/domain/posts/own-post.server'
import { commentEntity, commentPageBody } from '~/http/api/entities.server'
import { toJsonResult, apiRoute, forMembers } from '~/http/api/route.server'
import { readJson } from '~/http/api/read-json.server'

const route = apiRoute(
  {
    async GET({ actor, params, query }) {
      const postId = params.postId ?? ''
      const post = await readShownOrHeldPost(actor, postId)
      // Does not read the comments of an unreadable post, because the response time would reveal their number.
      return toJsonResult(
        post.ok ? await listComments(actor, postId, query) : post,
        commentPageBody,
      )
    },
    POST: forMembers(async ({ actor, params, request }) =>
      toJsonResult(
        await publishComment(actor, params.postId ?? '', await readJson(request)),
        (comment) => ({ comment: commentEntity(comment) }),
        201,
      ),
    ),
  },
  'post',
)

export const loader = route.loader
export const action = route.action
