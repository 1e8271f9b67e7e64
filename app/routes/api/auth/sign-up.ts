import { signUp } from '~/domain/accounts/sign-up.server'
import { readJson } from '~/http/api/read-json.server'
import { replySignedIn } from '~/http/api/reply-signed-in.server'
import { apiRoute } from '~/http/api/route.server'
import { choosesSharedDevice } from '~/http/session/shared-device.server'

const route = apiRoute({
  async POST(call) {
    const sent = await readJson(call.request)
    const result = await signUp(sent, call.language, call.context)
    if (!result.ok) return result
    const { member, recoveryWords } = result.value
    const more = recoveryWords ? { recoveryWords } : {}
    return replySignedIn(call, member, { status: 201, more, isShared: choosesSharedDevice(sent) })
  },
})

export const loader = route.loader
export const action = route.action
