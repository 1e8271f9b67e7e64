import { ok } from '~/domain/result'
import { toJsonResult, apiRoute } from '~/http/api/route.server'

const route = apiRoute({
  GET({ actor }) {
    const user = actor && { username: actor.username, _id: actor.id }
    return Promise.resolve(
      toJsonResult(ok(user), () =>
        user ? { authenticated: true, user } : { authenticated: false },
      ),
    )
  },
})

export const loader = route.loader
export const action = route.action
