import { loader as root } from '~/root'
import { answerOf, getRequest, routeArguments } from './page-request'

type Frame = { member: { username: string } | null; notice: unknown; callout: string | null }

/** What stands around every page for a browser with these cookies: its member, its notice, its callout. */
export async function pageFrame(path: string, cookie = '') {
  const { value } = await answerOf(root(routeArguments(getRequest(path, cookie))))
  return value as Frame
}
