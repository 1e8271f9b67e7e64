import { loader as root } from '~/root'
import { captureResponse, getRequest, routeArguments } from './page-request'

type Frame = {
  member: { username: string } | null
  notice: { title: string } | null
  callout: string | null
}

/** Returns the frame around every page for a browser with these cookies: its member, its notice, its callout. */
export async function pageFrame(path: string, cookie = '') {
  const given = routeArguments(getRequest(path, cookie))
  const { value, headers } = await captureResponse(root(given), given.context)
  return { ...(value as Frame), cookies: headers.getSetCookie() }
}
