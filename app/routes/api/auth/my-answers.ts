import { listAnswers } from '~/domain/answers/answers.server'
import { answerPageBody } from '~/http/api/entities.server'
import { toJsonResult, apiRoute, forMembers } from '~/http/api/route.server'

const route = apiRoute({
  GET: forMembers(async ({ actor, query }) =>
    toJsonResult(await listAnswers(actor, query), answerPageBody),
  ),
})

export const loader = route.loader
export const action = route.action
