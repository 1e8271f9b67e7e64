import { apiDocument } from '~/http/api/document.server'
import { ok } from '~/domain/result'
import { answerWith, apiRoute } from '~/http/api/route.server'

const route = apiRoute({
  GET: () => Promise.resolve(answerWith(ok(null), apiDocument)),
})

export const loader = route.loader
export const action = route.action
