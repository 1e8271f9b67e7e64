import { apiDocument } from '~/http/api/document.server'
import { ok } from '~/domain/result'
import { toJsonResult, apiRoute } from '~/http/api/route.server'

const route = apiRoute({
  GET: () => Promise.resolve(toJsonResult(ok(null), apiDocument)),
})

export const loader = route.loader
export const action = route.action
