import { redirectToGoogle, googleRoute } from '~/http/auth/google-route.server'

const route = googleRoute(redirectToGoogle)

export const loader = route.loader
export const action = route.action
