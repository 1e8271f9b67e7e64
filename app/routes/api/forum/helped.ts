import { toggleHelped } from '~/domain/comments/comment-reactions.server'
import { toJsonResult, apiRoute, forMembers } from '~/http/api/route.server'
import { ignoreBody } from '~/http/api/read-json.server'

const route = apiRoute(
  {
    POST: forMembers(async ({ actor, params, request }) => {
      await ignoreBody(request)
      return toJsonResult(await toggleHelped(actor, params.commentId ?? ''), ({ helped }) => ({
        helped,
      }))
    }),
  },
  'comment',
)

export const loader = route.loader
export const action = route.action
