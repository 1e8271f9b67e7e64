import type { RequestHandler } from 'express'
import { findByFormerId } from '~/domain/posts/former-ids.server'

// URLs used to contain UUIDs of version 7, which reveal the time of writing; no current id is one.
const former = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/
const itemPath = new RegExp(
  `^/(?:forum|moderation|api/forum)/(?:post|comment)s?/(${former.source})`,
)

export const formerAddresses: RequestHandler = (request, response, next) => {
  const id = itemPath.exec(request.path)?.[1]
  if (!id) return next()
  findByFormerId(id).then((currentId) => {
    if (!currentId) return next()
    response.redirect(308, request.originalUrl.replace(id, currentId))
  }, next)
}
