import { completeTwoFactor } from '~/domain/two-factor/two-factor-sign-in.server'
import { userEntity } from '~/http/api/entities.server'
import { readJson } from '~/http/api/read-json.server'
import { apiRoute } from '~/http/api/route.server'
import { readCookie } from '~/http/session/pending-cookies.server'
import { completeTwoFactorSignIn, unlessPasswordChanged } from '~/http/session/sign-in.server'

const route = apiRoute({
  async POST({ request, context }) {
    const input = await readJson(request)
    const token = readCookie(request, 'signIn')
    const result = await completeTwoFactor(token, input, context)
    if (!result.ok) return result
    const { member, isShared, passwordHash } = result.value
    const signedIn = await unlessPasswordChanged(
      'not-authenticated',
      completeTwoFactorSignIn(request, member, { isShared, passwordHash }),
    )
    if (!signedIn.ok) return signedIn
    return { ok: true, value: { body: { user: userEntity(member) }, headers: signedIn.value } }
  },
})

export const loader = route.loader
export const action = route.action
