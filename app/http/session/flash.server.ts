import type { AppLoadContext } from '@remix-run/node'
import { parse, serialize } from 'cookie'
import { minute } from '~/domain/durations'
import { decrypt, encryptToken } from '~/runtime/encryption.server'
import type { NoticeKey } from '~/ui/feedback/notices'
import { cookieName, isSecure } from '~/runtime/env.server'
import { getMember } from './session.server'

/*
 * A member's notice for the next page waits in an encrypted cookie. In the session's row it would tell anybody who has the
 * database that its member has just written, beside an anonymous item of the same moment. The cookie ends with the browser
 * and says itself when it is void: with a lifetime, a shared phone would keep it on its disk.
 */

const flashCookieName = cookieName('flash')
const purpose = 'flash'
const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const
const lifetime = 5 * minute

// Every value is as long as the longest.
const length = 190

/** A `Set-Cookie` value with a notice, callouts and `postedMark` for a member's next page. */
export function flashCookie(memberId: string, notice: NoticeKey, marks: string[] = []): string {
  const until = (Date.now() + lifetime).toString(36)
  const text = [memberId, until, notice, ...marks].join(' ').padEnd(length)
  return serialize(flashCookieName, encryptToken(purpose, text), attributes)
}

/** Sets a notice, callouts and `postedMark` for the signed-in member's next page; nothing for visitors. */
export async function flash(
  request: Request,
  context: AppLoadContext,
  notice: NoticeKey,
  marks: string[] = [],
): Promise<void> {
  const member = await getMember(request, context)
  if (member) context.setCookie(flashCookie(member.id, notice, marks))
}

/** The member's waiting notice, callouts and mark; empty for visitors, other members, and requests nobody sees. */
async function readFlash(request: Request, context: AppLoadContext): Promise<string[]> {
  const cookie = cookieIn(request)
  if (!cookie || context.isUnseen) return []
  const [memberId, until = '', ...waiting] = (decrypt(purpose, cookie) ?? '').trim().split(' ')
  const member = await getMember(request, context)
  return member?.id === memberId && parseInt(until, 36) > Date.now() ? waiting : []
}

/** Like `readFlash`, and clears the notice for the next request; empty for one that `waits` for a later page. */
export async function consumeFlash(
  request: Request,
  context: AppLoadContext,
  waits: (notice: string | undefined) => boolean = () => false,
): Promise<string[]> {
  const flashed = await readFlash(request, context)
  if (waits(flashed[0])) return []
  if (cookieIn(request) && !context.isUnseen)
    context.setCookie(serialize(flashCookieName, '', { ...attributes, maxAge: 0 }))
  return flashed
}

function cookieIn(request: Request) {
  return parse(request.headers.get('Cookie') ?? '')[flashCookieName]
}

const prefix = 'posted:'

/** Marks in a notice what its member just wrote: a comment, or null for the post. */
export function postedMark(commentId: string | null): string {
  return prefix + (commentId ?? '')
}

/** Whether a notice has a `postedMark`. */
export function hasPostedMark(flashed: string[]): boolean {
  return flashed.some((piece) => piece.startsWith(prefix))
}

/**
 * The item that this member just wrote; the page shows it once under `#posted`. The URL does not contain its id.
 * @returns the comment's id, '' for the post, or null
 */
export async function readPosted(
  request: Request,
  context: AppLoadContext,
): Promise<string | null> {
  const mark = (await readFlash(request, context)).find((piece) => piece.startsWith(prefix))
  return mark?.slice(prefix.length) ?? null
}
