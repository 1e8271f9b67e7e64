import { signUp } from '~/domain/accounts/sign-up.server'
import { apiRoute, replySignedIn } from '~/http/api/route.server'
import { readJson } from '~/http/api/read-json.server'
import { choosesSharedDevice } from '~/http/session/shared-device.server'

const route = apiRoute({
  async POST({ request, context, language }) {
    const sent = await readJson(request)
    const result = await signUp(sent, language, context)
    if (!result.ok) return result
    const { member, recoveryWords } = result.value
    const more = recoveryWords ? { recoveryWords } : {}
    return replySignedIn(request, member, language, 201, more, choosesSharedDevice(sent))
  },
})

export const loader = route.loader
export const action = route.action
