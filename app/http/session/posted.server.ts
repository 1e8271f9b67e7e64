import type { AppLoadContext } from '@remix-run/node'
import { decrypt, encrypt } from '~/runtime/encryption.server'
import { readFlash } from './session.server'

const purpose = 'posted'
const prefix = 'posted:'

/** Marks in a session's notice what its member just wrote: a comment, or null for the post. Encrypted, because the
 * session names its member. */
export function postedMark(commentId: string | null): string {
  return prefix + encrypt(purpose, commentId ?? '')
}

/** Whether the pieces of a notice have such a mark. */
export function hasPostedMark(flashed: string[]): boolean {
  return flashed.some((piece) => piece.startsWith(prefix))
}

/**
 * What this member wrote just before this page, which shows it once under `#posted`; the address tells nobody.
 * @returns the comment's id, '' for the post, or null
 */
export async function readPosted(
  request: Request,
  context: AppLoadContext,
): Promise<string | null> {
  const flashed = (await readFlash(request, context))?.split(' ') ?? []
  const mark = flashed.find((piece) => piece.startsWith(prefix))
  return decrypt(purpose, mark?.slice(prefix.length))
}
