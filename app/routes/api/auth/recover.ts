import { recover } from '~/domain/accounts/recover.server'
import { userEntity } from '~/http/api/entities.server'
import { readJson } from '~/http/api/read-json.server'
import { apiRoute } from '~/http/api/route.server'
import { choosesSharedDevice } from '~/http/session/shared-device.server'
import { completeSignIn } from '~/http/session/sign-in.server'

const route = apiRoute({
  async POST({ request, context, language }) {
    const sent = await readJson(request)
    const result = await recover(sent, language, context)
    if (!result.ok) return result
    const { member, recoveryWords } = result.value
    const { headers, isComplete } = await completeSignIn(request, member, {
      isShared: choosesSharedDevice(sent),
    })
    // No other response contains the words, so send them even if a second step is still needed.
    const body = isComplete
      ? { user: userEntity(member), recoveryWords }
      : { recoveryWords, secondStep: true }
    return { ok: true, value: { body, headers } }
  },
})

export const loader = route.loader
export const action = route.action
