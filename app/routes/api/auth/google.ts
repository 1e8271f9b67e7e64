import { beginGoogle, googleRoute } from '~/http/auth/google-route.server'

const route = googleRoute(beginGoogle)

export const loader = route.loader
export const action = route.action
