import type { AppLoadContext } from '@remix-run/node'
import { parse, serialize } from 'cookie'
import { minute } from '~/domain/durations'
import { decrypt, encryptToken } from '~/runtime/encryption.server'
import type { NoticeKey } from '~/ui/feedback/notices'
import { cookieName, isSecure } from '~/runtime/env.server'
import { getMember } from './session.server'

/*
 * An encrypted cookie keeps a member's notice for the next page. In the session's row, the notice would reveal to
 * anybody with the database that the member has just written. An anonymous item of the same time could then be linked
 * to her. The cookie ends with the browser and contains its own expiry. With a lifetime, a shared phone would store it
 * on disk.
 */

const flashCookieName = cookieName('flash')
const purpose = 'flash'
const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const
const lifetime = 5 * minute

// Every value is padded to the length of the longest.
const length = 190

/** Returns a `Set-Cookie` value with a notice, callouts and `postedMark` for a member's next page. */
export function flashCookie(memberId: string, notice: NoticeKey, marks: string[] = []): string {
  const until = (Date.now() + lifetime).toString(36)
  const text = [memberId, until, notice, ...marks].join(' ').padEnd(length)
  return serialize(flashCookieName, encryptToken(purpose, text), attributes)
}

/** Sets a notice, callouts and `postedMark` for the signed-in member's next page. Does nothing for visitors. */
export async function flash(
  request: Request,
  context: AppLoadContext,
  notice: NoticeKey,
  marks: string[] = [],
): Promise<void> {
  const member = await getMember(request, context)
  if (member) context.setCookie(flashCookie(member.id, notice, marks))
}

/**
 * Reads the member's notice, callouts and mark. Empty for visitors, for other members, and if nobody sees the response.
 */
async function readFlash(request: Request, context: AppLoadContext): Promise<string[]> {
  const cookie = cookieIn(request)
  if (!cookie || context.isUnseen) return []
  const [memberId, until = '', ...waiting] = (decrypt(purpose, cookie) ?? '').trim().split(' ')
  const member = await getMember(request, context)
  return member?.id === memberId && parseInt(until, 36) > Date.now() ? waiting : []
}

/**
 * Like `readFlash`, and clears the notice for the next request. Returns nothing and keeps the cookie if `waits` is true
 * for the notice.
 */
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

/** Marks the item that the member just wrote. `commentId` is null for the post. */
export function postedMark(commentId: string | null): string {
  return prefix + (commentId ?? '')
}

/** True when a notice has a `postedMark`. */
export function hasPostedMark(flashed: string[]): boolean {
  return flashed.some((piece) => piece.startsWith(prefix))
}

/**
 * Reads the item that this member just wrote. The page shows it once under `#posted`, and the URL does not contain its
 * id.
 * @returns `id`: the comment's id, '' for the post, or null. `target`: the same, but null when a callout is `#posted`.
 */
export async function readPosted(
  request: Request,
  context: AppLoadContext,
): Promise<{ id: string | null; target: string | null }> {
  const [, ...marks] = await readFlash(request, context)
  const mark = marks.find((piece) => piece.startsWith(prefix))
  const id = mark?.slice(prefix.length) ?? null
  return { id, target: marks.length > 1 ? null : id }
}
