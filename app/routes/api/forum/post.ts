import { deletePost, editPost, readShownOrHeldPost } from '~/domain/posts/own-post.server'
import { toPostResult } from '~/http/api/post-results.server'
import { toJsonResult, apiRoute, forMembers } from '~/http/api/route.server'
import { ignoreBody, readJson } from '~/http/api/read-json.server'

const route = apiRoute(
  {
    GET: async ({ actor, params }) =>
      toPostResult(await readShownOrHeldPost(actor, params.postId ?? ''), actor),
    PATCH: forMembers(async ({ actor, params, request }) =>
      toPostResult(await editPost(actor, params.postId ?? '', await readJson(request)), actor),
    ),
    DELETE: forMembers(async ({ actor, params, request }) => {
      await ignoreBody(request)
      return toJsonResult(await deletePost(actor, params.postId ?? ''), () => undefined, 204)
    }),
  },
  'post',
)

export const loader = route.loader
export const action = route.action
