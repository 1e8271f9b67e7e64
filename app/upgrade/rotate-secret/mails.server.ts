import { db } from '~/database/db.server'
import { keysOfNotification } from '~/domain/comments/notify-comment.server'
import {
  columnsOfCause,
  encryptContents,
  isOfPresentSecret,
  openContents,
  type MailContents,
} from '~/domain/mail/outbox.server'
import type { Rotation } from './rotate-rows.server'

type Row = { id: string; kind: string; payload: string }

const select = { id: true, kind: true, payload: true } as const

/** Waiting and failed mails: sent ones are empty. */
export const mails: Rotation<Row> = {
  read: (after, take) =>
    db.outgoingMail.findMany({
      where: { id: { gt: after }, payload: { not: '' } },
      orderBy: { id: 'asc' },
      take,
      select,
    }),
  async change({ id, kind, payload }) {
    if (isOfPresentSecret(payload)) return 'present'
    const contents = openContents(payload)
    if (!contents) return 'unreadable'
    const keys = kind === 'somethingNew' ? await keysOf(id, contents) : {}
    const data = { ...keys, payload: encryptContents(contents) }
    return (tx) => tx.outgoingMail.updateMany({ where: { id, payload }, data })
  },
}

// Anybody with the former secret could test whether a notification is about a given post and member.
async function keysOf(id: string, { recipient, payload }: MailContents) {
  const reader = await db.user.findUnique({
    where: { emailKey: recipient.toLowerCase() },
    select: { id: true },
  })
  // The account is deleted or has another address: the mail will not be sent.
  if (!reader) return { ...columnsOfCause(id), threadKey: null }
  const { postId = '', commentId = '', isUnwanted } = payload
  const { cause, threadKey } = keysOfNotification(reader.id, postId, commentId, Boolean(isUnwanted))
  return { ...columnsOfCause(cause), threadKey }
}
