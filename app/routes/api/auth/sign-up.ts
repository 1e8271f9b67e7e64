import { signUp } from '~/domain/accounts/sign-up.server'
import { apiRoute } from '~/http/api/route.server'
import { browserOf } from '~/http/session/browser.server'
import { readJson } from '~/http/api/read-json.server'
import { replySignedIn } from '~/http/api/signed-in.server'

const route = apiRoute({
  async POST({ request, context, language }) {
    const browser = browserOf(request, context)
    const result = await signUp(await readJson(request), language, browser)
    if (!result.ok) return result
    return replySignedIn(request, result.value, language, 201)
  },
})

export const loader = route.loader
export const action = route.action
