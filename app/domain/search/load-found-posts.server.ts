import { db } from '~/database/db.server'
import type { Actor } from '../members/member'
import { runCooperatively } from '../language/run-cooperatively.server'
import type { Steps } from '../language/steps'
import { postColumns, type PostView, visibleTo } from '../posts/post-view'
import { toPostViews } from '../posts/read-posts.server'
import type { Hit, SearchField } from './search-index'
import { markWords, snippetAround, type IsWanted, type Marked } from './search-marks'

const snippetLength = 180

export type FieldHit = Hit & { field: SearchField }

type Found = { field: SearchField; commentId: string | null; title: Marked; snippet: Marked }

export type FoundPost = PostView & { found: Found }

/** The posts of the hits, in their order; posts removed in the meantime are left out. */
export async function loadFoundPosts(
  actor: Actor,
  hits: FieldHit[],
  isWanted: IsWanted,
  blocked: string[],
): Promise<FoundPost[]> {
  const [posts, comments] = await Promise.all([readPosts(actor, hits, blocked), readComments(hits)])
  return runCooperatively(markAll(hits, posts, comments, isWanted))
}

function* markAll(
  hits: FieldHit[],
  posts: Map<string, PostView>,
  comments: Map<string, string>,
  isWanted: IsWanted,
): Steps<FoundPost[]> {
  const marked: FoundPost[] = []
  for (const { field, postId, commentId } of hits) {
    const post = posts.get(postId)
    const text = commentId === null ? post?.content : comments.get(commentId)
    if (!post || text === undefined) continue
    const snippet = markWords(snippetAround(text, isWanted, snippetLength), isWanted)
    const title = markWords(post.title, isWanted)
    marked.push({ ...post, found: { field, commentId, title, snippet } })
    yield
  }
  return marked
}

async function readPosts(actor: Actor, hits: FieldHit[], blocked: string[]) {
  const rows = await db.post.findMany({
    where: { id: { in: hits.map(({ postId }) => postId) }, removedAt: null, ...visibleTo(actor) },
    select: postColumns,
  })
  return new Map((await toPostViews(actor?.id, rows, blocked)).map((post) => [post.id, post]))
}

async function readComments(hits: FieldHit[]) {
  const ids = hits.flatMap(({ commentId }) => commentId ?? [])
  if (!ids.length) return new Map<string, string>()
  const rows = await db.comment.findMany({
    where: { id: { in: ids }, removedAt: null, deletedAt: null },
    select: { id: true, content: true },
  })
  return new Map(rows.map(({ id, content }) => [id, content]))
}
