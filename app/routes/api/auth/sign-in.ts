import { signIn } from '~/domain/accounts/sign-in.server'
import { apiRoute, replySignedIn } from '~/http/api/route.server'
import { readJson } from '~/http/api/read-json.server'
import { choosesSharedDevice } from '~/http/session/shared-device.server'

const route = apiRoute({
  async POST({ request, context, language }) {
    const body = await readJson(request)
    const result = await signIn(body, context)
    if (!result.ok) return result
    return replySignedIn(request, result.value, language, 200, {}, choosesSharedDevice(body))
  },
})

export const loader = route.loader
export const action = route.action
