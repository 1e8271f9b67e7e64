import { signIn } from '~/domain/accounts/sign-in.server'
import { userEntity } from '~/http/api/entities.server'
import { apiRoute } from '~/http/api/route.server'
import { readJson } from '~/http/read-json.server'
import { signInCookie } from '~/http/session.server'

const route = apiRoute({
  async POST({ request }) {
    const result = await signIn(await readJson(request))
    if (!result.ok) return result
    const headers = { 'Set-Cookie': await signInCookie(request, result.value, null) }
    return { ok: true, value: { body: { user: userEntity(result.value) }, headers } }
  },
})

export const loader = route.loader
export const action = route.action
