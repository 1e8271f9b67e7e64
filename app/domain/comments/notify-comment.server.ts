import type { Transaction } from '~/database/db.server'
import { minute } from '../durations'
import { unsubscribeToken } from '../accounts/unsubscribe.server'
import { queueMail, threadKeyOf } from '../mail/outbox.server'
import { authorIdOf, authorshipColumns } from '../authorship/authorship.server'

const spacing = 10 * minute

type NewComment = { id: string; postId: string; parentId: string | null; isAnonymous: boolean }
type Recipient = { id: string; email: string; language: string }

/**
 * Tells by mail that there is a new comment: the post's author and, of a reply, the authors of the thread
 * and of the comment that was answered; never its own author and nobody who switched notifications off or whose
 * address is not verified. For somebody who blocked the named writer a mail is queued that never leaves. Call it in the
 * comment's transaction, with the post locked.
 * @param answeredId the comment that a reply was written to; the thread's first or a reply in it
 */
export async function notifyOfComment(
  comment: NewComment,
  writerId: string,
  answeredId: string | undefined,
  tx: Transaction,
): Promise<void> {
  const readers = await readersOf(comment, answeredId, tx)
  readers.delete(writerId)
  if (!readers.size) return
  const recipients = await tx.user.findMany({
    where: {
      id: { in: [...readers] },
      emailNotifications: true,
      emailVerifiedAt: { not: null },
    },
    select: {
      ...{ id: true, email: true, language: true },
      blocks: { where: { blockedId: writerId }, select: { blockedId: true } },
    },
  })
  for (const { blocks, ...recipient } of recipients) {
    const isUnwanted = !comment.isAnonymous && blocks.length > 0
    await notify(recipient, comment, isUnwanted, tx)
  }
}

async function readersOf(
  { postId, parentId }: NewComment,
  answeredId: string | undefined,
  tx: Transaction,
) {
  const post = await tx.post.findUnique({ where: { id: postId }, select: authorshipColumns })
  const answered = [parentId, answeredId].filter((id) => id != null)
  const comments = answered.length
    ? await tx.comment.findMany({ where: { id: { in: answered } }, select: authorshipColumns })
    : []
  const ids = [post, ...comments].map((item) => item && authorIdOf(item))
  return new Set(ids.filter((id) => id != null))
}

// One mail a post and recipient in ten minutes. While one waits it stands for everything new until it goes;
// otherwise the next one goes at once, or ten minutes after the last.
// Who blocked the writer costs the same work, and the mail is dropped when it would leave: otherwise the time of the
// answer would tell a writer that the author of an anonymous post is somebody who blocked them.
async function notify(
  { id, email, language }: Recipient,
  comment: NewComment,
  isUnwanted: boolean,
  tx: Transaction,
) {
  const { cause, threadKey } = keysOfNotification(id, comment.postId, comment.id, isUnwanted)
  const last = await tx.outgoingMail.findFirst({
    where: { threadKey },
    orderBy: { createdAt: 'desc' },
    select: { state: true, sentAt: true, nextAttemptAt: true },
  })
  if (last?.state === 'waiting') return
  const now = Date.now()
  // In the future only when the clock was set back since.
  const lastMoment = last ? Math.min((last.sentAt ?? last.nextAttemptAt).getTime(), now) : 0
  const mail = {
    cause,
    kind: 'somethingNew',
    language,
    recipient: email,
    threadKey,
    notBefore: new Date(Math.max(now, lastMoment + spacing)),
    payload: {
      postId: comment.postId,
      commentId: comment.id,
      unsubscribe: unsubscribeToken(id, email),
      ...(isUnwanted && { isUnwanted: 'true' }),
    },
  } as const
  await queueMail(mail, tx)
}

/** What a reader's notification of a comment is known by. */
export function keysOfNotification(
  readerId: string,
  postId: string,
  commentId: string,
  isUnwanted: boolean,
): { cause: string; threadKey: string } {
  return {
    cause: `somethingNew/${commentId}/${readerId}`,
    threadKey: threadKeyOf(readerId, postId + (isUnwanted ? ' unwanted' : '')),
  }
}
