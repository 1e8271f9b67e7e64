import { toggleCommentLike } from '~/domain/comments/comment-reactions.server'
import { toJsonResult, apiRoute, forMembers } from '~/http/api/route.server'
import { ignoreBody } from '~/http/api/read-json.server'

const route = apiRoute(
  {
    POST: forMembers(async ({ actor, params, request }) => {
      await ignoreBody(request)
      const result = await toggleCommentLike(actor, params.commentId ?? '')
      return toJsonResult(result, ({ liked, likes }) => ({ liked, likes }))
    }),
  },
  'comment',
)

export const loader = route.loader
export const action = route.action
