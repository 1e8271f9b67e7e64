import { editNotifications } from '~/domain/accounts/edit-notifications.server'
import { userEntity } from '~/http/api/entities.server'
import { toJsonResult, apiRoute, forMembers } from '~/http/api/route.server'
import { readJson } from '~/http/api/read-json.server'

const route = apiRoute({
  PATCH: forMembers(async ({ actor, request }) =>
    toJsonResult(await editNotifications(actor, await readJson(request)), (user) => ({
      user: userEntity(user),
    })),
  ),
})

export const loader = route.loader
export const action = route.action
