import { googleRoute } from '~/http/auth/google-route.server'
import { beginGoogle } from '~/http/auth/google-sign-in.server'

const route = googleRoute(beginGoogle)

export const loader = route.loader
export const action = route.action
