import { editHidden } from '~/domain/accounts/edit-hidden.server'
import { hiddenBy } from '~/domain/members/hidden-content.server'
import { ok } from '~/domain/result'
import { toJsonResult, apiRoute, forMembers } from '~/http/api/route.server'
import { readJson } from '~/http/api/read-json.server'

const route = apiRoute({
  GET: forMembers(({ actor }) =>
    Promise.resolve(toJsonResult(ok(hiddenBy(actor)), (hidden) => hidden)),
  ),
  PATCH: forMembers(async ({ actor, request }) =>
    toJsonResult(await editHidden(actor, await readJson(request)), (hidden) => hidden),
  ),
})

export const loader = route.loader
export const action = route.action
