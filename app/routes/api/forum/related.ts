import { readRelated } from '~/domain/search/related-posts.server'
import { toPostListResult } from '~/http/api/post-results.server'
import { apiRoute } from '~/http/api/route.server'

const route = apiRoute(
  {
    GET: async ({ actor, params }) =>
      toPostListResult(await readRelated(actor, params.postId ?? ''), actor),
  },
  'post',
)

export const loader = route.loader
export const action = route.action
