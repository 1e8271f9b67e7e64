import { signUp } from '~/domain/accounts/sign-up.server'
import { apiRoute } from '~/http/api/route.server'
import { readJson } from '~/http/api/read-json.server'
import { replySignedIn } from '~/http/api/signed-in.server'

const route = apiRoute({
  async POST({ request, context, language }) {
    const result = await signUp(await readJson(request), language, context)
    if (!result.ok) return result
    const { member, recoveryWords } = result.value
    return replySignedIn(request, member, language, 201, recoveryWords ? { recoveryWords } : {})
  },
})

export const loader = route.loader
export const action = route.action
