import { listOwnComments } from '~/domain/activity/own-page.server'
import { commentPageBody } from '~/http/api/entities.server'
import { toJsonResult, apiRoute, forMembers } from '~/http/api/route.server'

const route = apiRoute({
  GET: forMembers(async ({ actor, query }) =>
    toJsonResult(await listOwnComments(actor, query), commentPageBody),
  ),
})

export const loader = route.loader
export const action = route.action
