import { verifyEmail } from '~/domain/accounts/verify-email.server'
import { toJsonResult, apiRoute, translatorFor } from '~/http/api/route.server'

const route = apiRoute(
  {
    async GET({ query, language, actor }) {
      return toJsonResult(await verifyEmail(actor, query.token), () => ({
        message: translatorFor(language)('emailVerified'),
      }))
    },
  },
  undefined,
  true,
)

export const loader = route.loader
export const action = route.action
