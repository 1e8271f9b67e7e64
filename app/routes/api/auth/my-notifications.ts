import { editNotifications } from '~/domain/accounts/edit-notifications.server'
import { userEntity } from '~/http/api/entities.server'
import { answerWith, apiRoute, forMembers } from '~/http/api/route.server'
import { readJson } from '~/http/api/read-json.server'

const route = apiRoute({
  PATCH: forMembers(async ({ actor, request }) =>
    answerWith(await editNotifications(actor, await readJson(request)), (user) => ({
      user: userEntity(user),
    })),
  ),
})

export const loader = route.loader
export const action = route.action
