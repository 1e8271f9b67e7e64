import { signIn } from '~/domain/accounts/sign-in.server'
import { readJson } from '~/http/api/read-json.server'
import { replySignedIn } from '~/http/api/reply-signed-in.server'
import { apiRoute } from '~/http/api/route.server'
import { choosesSharedDevice } from '~/http/session/shared-device.server'

const route = apiRoute({
  async POST(call) {
    const body = await readJson(call.request)
    const result = await signIn(body, call.context)
    if (!result.ok) return result
    const { member, passwordHash } = result.value
    return replySignedIn(call, member, { isShared: choosesSharedDevice(body), passwordHash })
  },
})

export const loader = route.loader
export const action = route.action
