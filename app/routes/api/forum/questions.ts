import { askQuestion } from '~/domain/questions/ask-question.server'
import { toJsonResult, apiRoute } from '~/http/api/route.server'
import { readJson } from '~/http/api/read-json.server'

const route = apiRoute({
  async POST({ request, context, actor, language }) {
    const sender = { ip: context.ip, language }
    const result = await askQuestion(actor, await readJson(request), sender)
    return toJsonResult(result, (referenceId) => ({ referenceId }), 201)
  },
})

export const loader = route.loader
export const action = route.action
