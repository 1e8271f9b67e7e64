import { signUp } from '~/domain/accounts/sign-up.server'
import { userEntity } from '~/http/api/entities.server'
import { apiRoute } from '~/http/api/route.server'
import { browserOf } from '~/http/session/browser.server'
import { readJson } from '~/http/api/read-json.server'
import { signInHeaders } from '~/http/session/session.server'

const route = apiRoute({
  async POST({ request, context, language }) {
    const browser = browserOf(request, context)
    const result = await signUp(await readJson(request), language, browser)
    if (!result.ok) return result
    const headers = await signInHeaders(request, result.value, null)
    return { ok: true, value: { status: 201, body: { user: userEntity(result.value) }, headers } }
  },
})

export const loader = route.loader
export const action = route.action
