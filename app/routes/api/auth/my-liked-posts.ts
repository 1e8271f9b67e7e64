import { listLikedPosts } from '~/domain/activity/list-liked-posts.server'
import { toPostPageResult } from '~/http/api/post-results.server'
import { apiRoute, forMembers } from '~/http/api/route.server'

const route = apiRoute({
  GET: forMembers(async ({ actor, query }) =>
    toPostPageResult(await listLikedPosts(actor, query), actor),
  ),
})

export const loader = route.loader
export const action = route.action
