import type { AppLoadContext } from '@remix-run/node'
import { readFlash } from './flash.server'

const prefix = 'posted:'

/** Marks in a notice what its member just wrote: a comment, or null for the post. */
export function postedMark(commentId: string | null): string {
  return prefix + (commentId ?? '')
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
  const mark = (await readFlash(request, context)).find((piece) => piece.startsWith(prefix))
  return mark?.slice(prefix.length) ?? null
}
