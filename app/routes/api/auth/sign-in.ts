import { signIn } from '~/domain/accounts/sign-in.server'
import { apiRoute } from '~/http/api/route.server'
import { readJson } from '~/http/api/read-json.server'
import { replySignedIn } from '~/http/api/signed-in.server'

const route = apiRoute({
  async POST({ request, context, language }) {
    const result = await signIn(await readJson(request), context)
    if (!result.ok) return result
    return replySignedIn(request, result.value, language)
  },
})

export const loader = route.loader
export const action = route.action
