import { finishGoogle, googleRoute } from '~/http/auth/google-route.server'

const route = googleRoute(finishGoogle)

export const loader = route.loader
export const action = route.action
