import type { RequestHandler } from 'express'
import { logSecurityEvent } from '~/domain/security-log/log-security-event.server'
import { env } from '~/runtime/env.server'

type Headers = { site?: string; origin?: string; referer?: string; host?: string }

const readingMethods = ['GET', 'HEAD', 'OPTIONS']

// Mail programs unsubscribe from wherever they are, with the mail's token instead of our cookies.
const openToAll = ['/unsubscribe']

/**
 * Whether a write comes from this site. The first of `Sec-Fetch-Site`, `Origin` and `Referer` that is there
 * decides; without any it is allowed, because no browser sends our cookies from elsewhere without one.
 */
function isFromThisSite({ site, origin, referer, host }: Headers): boolean {
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const source = origin ?? referer
  if (source === undefined) return true
  if (!URL.canParse(source)) return false
  return [host, new URL(env.SITE_URL).host].includes(new URL(source).host)
}

/** Refuses writes from elsewhere by handing a 403 to `refuse`. */
export function originCheck(refuse: RequestHandler): RequestHandler {
  return (request, response, next) => {
    const { headers } = request
    const ours =
      readingMethods.includes(request.method) ||
      openToAll.includes(request.path) ||
      isFromThisSite({
        site: headers['sec-fetch-site'],
        origin: headers.origin,
        referer: headers.referer,
        host: headers.host,
      })
    if (!ours) {
      logSecurityEvent('foreign-origin', { outcome: 'refused' })
      return refuse(request, response, next)
    }
    // Decided here, once: Remix's own check knows only one host and answers 500.
    delete headers.origin
    next()
  }
}
