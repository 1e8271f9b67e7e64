import { handleGoogleCallback, googleRoute } from '~/http/auth/google-route.server'

const route = googleRoute(handleGoogleCallback)

export const loader = route.loader
export const action = route.action
