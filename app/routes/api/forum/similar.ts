import { similarPosts } from '~/domain/search/related-posts.server'
import { answerSomePosts } from '~/http/api/answer-posts.server'
import { apiRoute } from '~/http/api/route.server'
import { hiddenFrom } from '~/http/presenters/post-labels.server'

const route = apiRoute({
  GET: async ({ actor, query, context, request }) =>
    answerSomePosts(
      await similarPosts(actor, query, context.ip, hiddenFrom(actor, request)),
      actor,
    ),
})

export const loader = route.loader
export const action = route.action
