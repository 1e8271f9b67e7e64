import { listLikedPosts } from '~/domain/activity/list-liked-posts.server'
import { postPageBody } from '~/http/api/entities.server'
import { answerWith, apiRoute, forMembers } from '~/http/api/route.server'

const route = apiRoute({
  GET: forMembers(async ({ actor, query }) =>
    answerWith(await listLikedPosts(actor, query), (page) => postPageBody(page, actor)),
  ),
})

export const loader = route.loader
export const action = route.action
