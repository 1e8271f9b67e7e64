import { listLikedPosts } from '~/domain/activity/list-liked-posts.server'
import { answerPosts } from '~/http/api/answer-posts.server'
import { apiRoute, forMembers } from '~/http/api/route.server'

const route = apiRoute({
  GET: forMembers(async ({ actor, query }) =>
    answerPosts(await listLikedPosts(actor, query), actor),
  ),
})

export const loader = route.loader
export const action = route.action
