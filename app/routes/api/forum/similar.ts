import { similarPosts } from '~/domain/search/related-posts.server'
import { toPostListResult } from '~/http/api/post-results.server'
import { apiRoute } from '~/http/api/route.server'
import { hiddenFrom } from '~/http/presenters/post-labels.server'

const route = apiRoute({
  GET: async ({ actor, query, context, request }) =>
    toPostListResult(
      await similarPosts(actor, query, context.ip, hiddenFrom(actor, request)),
      actor,
    ),
})

export const loader = route.loader
export const action = route.action
