import type { RequestHandler } from 'express'
import { logSecurityEvent } from '~/domain/security-log/log-security-event.server'
import { env } from '~/runtime/env.server'

type Headers = { site?: string; origin?: string; referer?: string; host?: string }

const safeMethods = ['GET', 'HEAD', 'OPTIONS']

// One-click unsubscribe comes from mail programs, with the mail's token instead of our cookies.
const exemptPaths = ['/unsubscribe']

/**
 * Decided by the first of these headers that is present. Without any, a write is allowed: browsers never send our
 * cookies cross-site without one of them.
 */
function isFromThisSite({ site, origin, referer, host }: Headers): boolean {
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const source = origin ?? referer
  if (source === undefined) return true
  if (!URL.canParse(source)) return false
  return [host, new URL(env.SITE_URL).host].includes(new URL(source).host)
}

/** Passes cross-site writes to `refuse`, which answers 403. */
export function originCheck(refuse: RequestHandler): RequestHandler {
  return (request, response, next) => {
    const { headers } = request
    const isAllowed =
      safeMethods.includes(request.method) ||
      exemptPaths.includes(request.path) ||
      isFromThisSite({
        site: headers['sec-fetch-site'],
        origin: headers.origin,
        referer: headers.referer,
        host: headers.host,
      })
    if (!isAllowed) {
      logSecurityEvent('foreign-origin', { outcome: 'refused' })
      return refuse(request, response, next)
    }
    // Remix's own check knows only one host and answers 500.
    delete headers.origin
    next()
  }
}
