import { topicKeys, topics } from '~/content/topics'
import { countTopics } from '~/domain/posts/topics.server'
import { ok } from '~/domain/result'
import { toJsonResult, apiRoute } from '~/http/api/route.server'

const route = apiRoute({
  async GET({ language }) {
    return toJsonResult(ok(await countTopics()), (posts) => ({
      topics: topicKeys.map((key) => ({ key, title: topics[key][language], posts: posts[key] })),
    }))
  },
})

export const loader = route.loader
export const action = route.action
