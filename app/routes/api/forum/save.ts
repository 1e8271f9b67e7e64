import { toggleSave } from '~/domain/answers/answers.server'
import { toJsonResult, apiRoute, forMembers } from '~/http/api/route.server'
import { ignoreBody } from '~/http/api/read-json.server'

const route = apiRoute(
  {
    POST: forMembers(async ({ actor, params, request }) => {
      await ignoreBody(request)
      return toJsonResult(await toggleSave(actor, params.postId ?? ''), (state) => state)
    }),
  },
  'post',
)

export const loader = route.loader
export const action = route.action
