import type { RequestHandler } from 'express'
import onHeaders from 'on-headers'

/** Sets `no-store` on errors, redirects, answers to forms and whatever has no `Cache-Control` of its own. */
export const noStoreByDefault: RequestHandler = (request, response, next) => {
  const isSafe = ['GET', 'HEAD'].includes(request.method)
  onHeaders(response, () => {
    const isSuccess = response.statusCode < 300 || response.statusCode === 304
    if (!isSafe || !isSuccess || !response.hasHeader('Cache-Control'))
      response.setHeader('Cache-Control', 'no-store')
  })
  next()
}
