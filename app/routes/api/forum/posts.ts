import { publishPost } from '~/domain/posts/publish-post.server'
import { findPosts, withoutFindings } from '~/domain/search/find-posts.server'
import { postEntity, postPageBody } from '~/http/api/entities.server'
import { answerWith, apiRoute, forMembers } from '~/http/api/route.server'
import { readJson } from '~/http/api/read-json.server'

const route = apiRoute({
  async GET({ actor, query, context }) {
    const page = await findPosts(actor, query, context.ip)
    return answerWith(page, (value) => postPageBody(withoutFindings(value), actor))
  },
  POST: forMembers(async ({ actor, request }) =>
    answerWith(
      await publishPost(actor, await readJson(request)),
      (post) => ({ post: postEntity(post, actor) }),
      201,
    ),
  ),
})

export const loader = route.loader
export const action = route.action
