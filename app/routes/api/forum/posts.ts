import { publishPost } from '~/domain/posts/publish-post.server'
import { findPosts, withoutFindings } from '~/domain/search/search-posts.server'
import { ok } from '~/domain/result'
import { toPostResult, toPostPageResult } from '~/http/api/post-results.server'
import { apiRoute, forMembers } from '~/http/api/route.server'
import { readJson } from '~/http/api/read-json.server'
import { hiddenFrom } from '~/http/presenters/post-labels.server'

const route = apiRoute({
  async GET({ actor, query, context, request }) {
    const page = await findPosts(actor, query, context, hiddenFrom(actor, request))
    return toPostPageResult(page.ok ? ok(withoutFindings(page.value)) : page, actor)
  },
  POST: forMembers(async ({ actor, request }) =>
    toPostResult(await publishPost(actor, await readJson(request)), actor, 201),
  ),
})

export const loader = route.loader
export const action = route.action
