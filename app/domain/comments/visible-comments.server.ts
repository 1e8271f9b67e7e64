import type { Actor } from '../members/member'
import { authoredBy } from '../authorship/authorship.server'
import { blockedBy, isByBlocked, notByBlocked } from '../authorship/blocks.server'
import { toCommentView, type CommentView } from './comment-view'

type Row = Parameters<typeof toCommentView>[0]

/**
 * Which comments the viewer sees. Deleted, removed or blocked ones leave a placeholder while they have replies; ones
 * hidden by reports and the viewer's own removed ones always do.
 * @returns `shown`, an OR condition; `inThread`, the same for comments with replies; and `view`, row to `CommentView`
 */
export async function visibleComments(viewer: Actor) {
  const [blocked, own] = await Promise.all([
    blockedBy(viewer),
    viewer ? authoredBy(viewer.id) : null,
  ])
  const isReadable = { deletedAt: null, removedAt: null, ...notByBlocked(blocked) }
  const shown = [isReadable, { hiddenAt: { not: null } }, ...(own ? [own] : [])]
  return {
    shown,
    inThread: [...shown, { replies: { some: { OR: shown } } }],
    view: (row: Row): CommentView => toCommentView(row, viewer?.id, isByBlocked(row, blocked)),
  }
}

export type VisibleComments = Awaited<ReturnType<typeof visibleComments>>
