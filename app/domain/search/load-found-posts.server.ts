import { db } from '~/database/db.server'
import { authorsHiddenBy, countHiddenAuthors } from '../members/hidden-content.server'
import type { Actor } from '../members/member'
import { runCooperatively } from '../language/run-cooperatively.server'
import type { Steps } from '../language/steps'
import { readFound, type ListedPost, type ReadFound } from '../posts/read-posts.server'
import type { Found as FoundHit, SearchField } from './search-index'
import { markWords, snippetAround, type IsWanted, type Marked } from './search-marks'

const snippetLength = 180

type Found = { field: SearchField; commentId: string | null; title: Marked; snippet: Marked }

export type FoundPost = ListedPost & { found: Found }

/** Loads the posts of the hits, in their order. Leaves out posts that were removed meanwhile. */
export async function loadFoundPosts(
  actor: Actor,
  hits: FoundHit[],
  isWanted: IsWanted,
): Promise<FoundPost[]> {
  return runCooperatively(markAll(hits, await readFound(actor, hits), isWanted))
}

/** Returns the ids of the comments in some posts whose anonymous authors the viewer hides there. */
export async function findHiddenComments(viewer: Actor, postIds: string[]): Promise<string[]> {
  if (!viewer || !countHiddenAuthors(viewer.sealedHidden)) return []
  const comments = await db.comment.findMany({
    where: { postId: { in: [...new Set(postIds)] }, isAnonymous: true },
    select: { id: true, postId: true, anonymousNumber: true },
  })
  const isHidden = authorsHiddenBy(viewer)
  return comments.flatMap(({ id, postId, anonymousNumber }) =>
    anonymousNumber !== null && isHidden({ postId, anonymousNumber }) ? id : [],
  )
}

function* markAll(
  hits: FoundHit[],
  found: Map<string, ReadFound>,
  isWanted: IsWanted,
): Steps<FoundPost[]> {
  const marked: FoundPost[] = []
  for (const { field, postId, commentId } of hits) {
    const { post, comment } = found.get(postId) ?? {}
    const text = commentId === null ? post?.content : comment
    if (!post || !text) continue
    const snippet = markWords(snippetAround(text, isWanted, snippetLength), isWanted)
    const title = markWords(post.title, isWanted)
    marked.push({ ...post, found: { field, commentId, title, snippet } })
    yield
  }
  return marked
}
