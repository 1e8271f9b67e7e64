import { readRelated } from '~/domain/search/related-posts.server'
import { answerSomePosts } from '~/http/api/answer-posts.server'
import { apiRoute } from '~/http/api/route.server'

const route = apiRoute(
  {
    GET: async ({ actor, params }) =>
      answerSomePosts(await readRelated(actor, params.postId ?? ''), actor),
  },
  'post',
)

export const loader = route.loader
export const action = route.action
