import { listOwnPosts } from '~/domain/activity/own-page.server'
import { answerPosts } from '~/http/api/answer-posts.server'
import { apiRoute, forMembers } from '~/http/api/route.server'

const route = apiRoute({
  GET: forMembers(async ({ actor, query }) => answerPosts(await listOwnPosts(actor, query), actor)),
})

export const loader = route.loader
export const action = route.action
