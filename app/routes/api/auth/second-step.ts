import { finishSecondStep } from '~/domain/second-step/second-step-sign-in.server'
import { userEntity } from '~/http/api/entities.server'
import { readJson } from '~/http/api/read-json.server'
import { apiRoute } from '~/http/api/route.server'
import { keptToken } from '~/http/session/second-step-cookie.server'
import { enterAfterSecondStep } from '~/http/session/sign-in.server'

const route = apiRoute({
  async POST({ request, context }) {
    const input = await readJson(request)
    const token = keptToken(request, 'signIn')
    const result = await finishSecondStep(token, input, context)
    if (!result.ok) return result
    const { member } = result.value
    const headers = await enterAfterSecondStep(request, member, null)
    return { ok: true, value: { body: { user: userEntity(member) }, headers } }
  },
})

export const loader = route.loader
export const action = route.action
