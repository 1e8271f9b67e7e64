import { googleRoute } from '~/http/auth/google-route.server'
import { finishGoogle } from '~/http/auth/google-sign-in.server'

const route = googleRoute(finishGoogle)

export const loader = route.loader
export const action = route.action
