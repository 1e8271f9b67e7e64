import { apiRoute, translatorFor } from '~/http/api/route.server'
import { ignoreBody } from '~/http/api/read-json.server'
import { signOutHeaders } from '~/http/session/session.server'

const route = apiRoute({
  async POST({ request, language }) {
    await ignoreBody(request)
    const headers = await signOutHeaders(request)
    return { ok: true, value: { body: { message: translatorFor(language)('signedOut') }, headers } }
  },
})

export const loader = route.loader
export const action = route.action
