import { readRelated } from '~/domain/search/related-posts.server'
import { toPostListResult } from '~/http/api/post-results.server'
import { apiRoute } from '~/http/api/route.server'
import { hiddenFrom } from '~/http/presenters/post-labels.server'

const route = apiRoute(
  {
    GET: async ({ actor, params, request }) =>
      toPostListResult(
        await readRelated(actor, params.postId ?? '', hiddenFrom(actor, request)),
        actor,
      ),
  },
  'post',
)

export const loader = route.loader
export const action = route.action
