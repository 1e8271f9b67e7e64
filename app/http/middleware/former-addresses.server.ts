import type { RequestHandler } from 'express'
import { findByFormerId } from '~/domain/posts/former-ids.server'

// Ids of version 7, which tell the time of writing, stood in addresses once; no present id is one.
const former = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/
const itemPath = new RegExp(
  `^/(?:forum|moderation|api/forum)/(?:post|comment)s?/(${former.source})`,
)

/** Leads addresses with an older id of a post or comment to where it is now. */
export const formerAddresses: RequestHandler = (request, response, next) => {
  const id = itemPath.exec(request.path)?.[1]
  if (!id) return next()
  findByFormerId(id).then((present) => {
    if (!present) return next()
    response.redirect(308, request.originalUrl.replace(id, present))
  }, next)
}
