import { toggleLike } from '~/domain/activity/like-post.server'
import { toJsonResult, apiRoute, forMembers } from '~/http/api/route.server'
import { ignoreBody } from '~/http/api/read-json.server'

const route = apiRoute(
  {
    POST: forMembers(async ({ actor, params, request }) => {
      await ignoreBody(request)
      return toJsonResult(await toggleLike(actor, params.postId ?? ''), (like) => like)
    }),
  },
  'post',
)

export const loader = route.loader
export const action = route.action
