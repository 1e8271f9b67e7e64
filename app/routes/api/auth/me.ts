import { editProfile } from '~/domain/accounts/edit-profile.server'
import { ok } from '~/domain/result'
import { userEntity } from '~/http/api/entities.server'
import { toJsonResult, apiRoute, forMembers } from '~/http/api/route.server'
import { readJson } from '~/http/api/read-json.server'

const route = apiRoute({
  GET: forMembers(({ actor }) =>
    Promise.resolve(toJsonResult(ok(actor), (user) => ({ user: userEntity(user) }))),
  ),
  PATCH: forMembers(async ({ actor, request }) =>
    toJsonResult(await editProfile(actor, await readJson(request)), (user) => ({
      user: userEntity(user),
    })),
  ),
})

export const loader = route.loader
export const action = route.action
