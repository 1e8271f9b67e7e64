import type { Actor } from '../members/member'
import { writtenBy } from '../authorship/authorship.server'
import { blockedBy, isByBlocked, notByBlocked } from '../authorship/blocks.server'
import { toCommentView, type CommentView } from './comment-view'

type Row = Parameters<typeof toCommentView>[0]

/**
 * Which comments the viewer sees, and how. What its author deleted, a moderator removed or the viewer blocked leaves a
 * placeholder while there are replies to it; what reports hide, and what was removed of the member's own, always does.
 * @returns `shown`, conditions of which a comment meets one; `inThread`, the same for comments that may have replies;
 *   and `view`, which makes a `CommentView` of a row
 */
export async function visibleComments(viewer: Actor) {
  const blocked = await blockedBy(viewer)
  const own = viewer ? [writtenBy(viewer.id)] : []
  const isReadable = { deletedAt: null, removedAt: null, ...notByBlocked(blocked) }
  const shown = [isReadable, { hiddenAt: { not: null } }, ...own]
  return {
    shown,
    inThread: [...shown, { replies: { some: { OR: shown } } }],
    view: (row: Row): CommentView => toCommentView(row, viewer?.id, isByBlocked(row, blocked)),
  }
}

/** What `visibleComments` returns. */
export type VisibleComments = Awaited<ReturnType<typeof visibleComments>>
