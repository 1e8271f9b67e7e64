import { db } from '~/database/db.server'
import type { Member } from '~/domain/members/member'

/** Inserts top-level comments or, under `parentId`, replies. @returns their ids in order */
export async function makeComments(
  author: Member,
  postId: string,
  count: number,
  { parentId, content = (index) => `Words ${index}` }: Options = {},
): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, index) => ({
    postId,
    parentId,
    authorId: author.id,
    content: content(index),
  }))
  const made = await db.comment.createManyAndReturn({ data: rows, select: idAndPlace })
  return made.toSorted((a, b) => (a.sortKey < b.sortKey ? -1 : 1)).map(({ id }) => id)
}

type Options = { parentId?: string; content?: (index: number) => string }

const idAndPlace = { id: true, sortKey: true } as const

export function makeReplies(author: Member, postId: string, parentId: string, count: number) {
  return makeComments(author, postId, count, { parentId })
}
