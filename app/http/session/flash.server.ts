import type { AppLoadContext } from '@remix-run/node'
import { parse, serialize } from 'cookie'
import { decrypt, encryptToken } from '~/runtime/encryption.server'
import type { NoticeKey } from '~/ui/feedback/notices'
import { cookieName, isSecure } from '../../runtime/cookie-name.server'
import type { Callout } from '../presenters/callouts.server'
import { getMember } from './session.server'

/*
 * A member's notice for the next page waits in an encrypted cookie. In the session's row it would tell whoever has the
 * database that its member has just written, beside an anonymous item of the same moment.
 */

export const flashCookieName = cookieName('flash')
const purpose = 'flash'
const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const
const lifetime = 300

// Every value is as long as the longest.
const length = 120

/** A `Set-Cookie` value with a notice and callouts for a member's next page. */
export function flashCookie(memberId: string, notice: NoticeKey, callouts: Callout[] = []): string {
  const text = [memberId, notice, ...callouts].join(' ').padEnd(length)
  return serialize(flashCookieName, encryptToken(purpose, text), {
    ...attributes,
    maxAge: lifetime,
  })
}

/** Sets a notice and callouts for the signed-in member's next page; nothing for visitors. */
export async function flash(
  request: Request,
  context: AppLoadContext,
  notice: NoticeKey,
  callouts: Callout[] = [],
): Promise<void> {
  const member = await getMember(request, context)
  if (member) context.setCookie(flashCookie(member.id, notice, callouts))
}

/** The member's waiting notice and callouts; reading clears them. Empty for visitors and other members. */
export async function consumeFlash(request: Request, context: AppLoadContext): Promise<string[]> {
  const cookie = parse(request.headers.get('Cookie') ?? '')[flashCookieName]
  if (!cookie) return []
  context.setCookie(serialize(flashCookieName, '', { ...attributes, maxAge: 0 }))
  const [memberId, ...waiting] = (decrypt(purpose, cookie) ?? '').trim().split(' ')
  const member = await getMember(request, context)
  return member?.id === memberId ? waiting : []
}
