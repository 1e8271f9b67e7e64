import { markAnswersRead } from '~/domain/answers/answers.server'
import { toJsonResult, apiRoute, forMembers } from '~/http/api/route.server'
import { readOptionalJson } from '~/http/api/read-json.server'

const route = apiRoute(
  {
    POST: forMembers(async ({ actor, request }) =>
      toJsonResult(
        await markAnswersRead(actor, await readOptionalJson(request)),
        () => undefined,
        204,
      ),
    ),
  },
  'post',
)

export const loader = route.loader
export const action = route.action
