import { db, clearDeleted } from '~/database/db.server'
import { curtainPurpose } from '~/domain/contact/curtain-draft.server'
import { departurePurpose } from '~/domain/account-deletion/departures.server'
import { notificationPurpose } from '~/domain/mail/notifications.server'
import { renewed, decrypt, encrypt, isUnderCurrentSecret } from '~/runtime/encryption.server'
import {
  changeTo,
  type Rotation,
  rotateRows,
  type Rotated,
  comments,
  posts,
  logLines,
  lookUpRequests,
} from './rotate-rows.server'
import { startPurpose } from '~/domain/sessions/sessions.server'
import { draftColumns, buildDraftKeys, openDraft } from '~/domain/drafts/drafts.server'
import { encryptContents, isOfCurrentSecret, openContents } from '~/domain/mail/outbox.server'
import { isCurrentTag, currentTagPrefix } from '~/domain/authorship/authorship.server'
import { renewedGrievance } from '~/domain/grievances/sealed-grievance.server'
import { appealPurpose } from '~/domain/appeals/stored-appeals.server'
import { opensNotice, renewedNotice } from '~/domain/moderation/reveal-notices.server'
import {
  notePurpose,
  renewedList,
  renewedNote,
  threadsPurpose,
} from '~/domain/threads/thread-states.server'
import { likePurpose, renewedLike } from '~/domain/comments/comment-reactions.server'
import { renewedHidden } from '~/domain/members/hidden-content.server'
import { renewedWord } from '~/domain/search/searched-words.server'
import { keyPurpose } from '~/domain/two-factor/accept-code.server'

type Row = { id: string; sealed: string }

export const departures: Rotation<Row> = {
  read: (after, take) =>
    db.departure.findMany({ where: { id: { gt: after } }, orderBy: { id: 'asc' }, take }),
  change(where) {
    const sealed = renewed(departurePurpose, where.sealed)
    return changeTo(where.sealed, sealed, (tx) =>
      tx.departure.updateMany({ where, data: { sealed: sealed ?? '' } }),
    )
  },
}

export const notifications: Rotation<Row> = {
  read: (after, take) =>
    db.notification.findMany({
      where: { id: { gt: after } },
      orderBy: { id: 'asc' },
      take,
      select: { id: true, sealed: true },
    }),
  change(where) {
    const sealed = renewed(notificationPurpose, where.sealed)
    return changeTo(where.sealed, sealed, (tx) =>
      tx.notification.updateMany({ where, data: { sealed: sealed ?? '' } }),
    )
  },
}

export const grievances: Rotation<Row> = {
  read: (after, take) =>
    db.grievance.findMany({
      where: { id: { gt: after } },
      orderBy: { id: 'asc' },
      take,
      select: { id: true, sealed: true },
    }),
  change(where) {
    const sealed = renewedGrievance(where.sealed)
    return changeTo(where.sealed, sealed, (tx) =>
      tx.grievance.updateMany({ where, data: { sealed: sealed ?? '' } }),
    )
  },
}

export const appeals: Rotation<Row> = {
  read: (after, take) =>
    db.appeal.findMany({
      where: { id: { gt: after } },
      orderBy: { id: 'asc' },
      take,
      select: { id: true, sealed: true },
    }),
  change(where) {
    const sealed = renewed(appealPurpose, where.sealed)
    return changeTo(where.sealed, sealed, (tx) =>
      tx.appeal.updateMany({ where, data: { sealed: sealed ?? '' } }),
    )
  },
}

type SessionsRow = { id: string; sealedStart: string }

export const sessions: Rotation<SessionsRow> = {
  read: (after, take) =>
    db.session.findMany({
      where: { id: { gt: after } },
      orderBy: { id: 'asc' },
      take,
      select: { id: true, sealedStart: true },
    }),
  change(where) {
    const sealedStart = renewed(startPurpose, where.sealedStart)
    return changeTo(where.sealedStart, sealedStart, (tx) =>
      tx.session.updateMany({ where, data: { sealedStart: sealedStart ?? '' } }),
    )
  },
}

type DraftsRow = { id: string; userId: string; draftKey: string; fields: string; updatedAt: Date }

const select = { id: true, userId: true, draftKey: true, fields: true, updatedAt: true } as const

export const drafts: Rotation<DraftsRow> = {
  read: (after, take) =>
    db.draft.findMany({ where: { id: { gt: after } }, orderBy: { id: 'asc' }, take, select }),
  change({ id, userId, draftKey, fields, updatedAt }) {
    const draft = openDraft(fields)
    if (!draft) return 'unreadable'
    if (buildDraftKeys(userId, draft.draftKey)[0] === draftKey) return 'current'
    const data = { ...draftColumns(userId, draft.draftKey, draft.fields), updatedAt }
    return (tx) => tx.draft.updateMany({ where: { id, draftKey, fields }, data })
  },
}

type CurtainDraftsRow = { id: string; answers: string; updatedAt: Date }

/** The unsent drafts of guided messages. */
export const curtainDrafts: Rotation<CurtainDraftsRow> = {
  async read(after, take) {
    const rows = await db.curtainDraft.findMany({
      where: { tokenHash: { gt: after }, answers: { not: '{}' } },
      orderBy: { tokenHash: 'asc' },
      take,
    })
    return rows.map(({ tokenHash, ...row }) => ({ id: tokenHash, ...row }))
  },
  change({ id: tokenHash, answers, updatedAt }) {
    const next = renewed(curtainPurpose, answers)
    return changeTo(answers, next, (tx) => {
      // A draft lives a day from its last step.
      const data = { answers: next ?? '', updatedAt }
      return tx.curtainDraft.updateMany({ where: { tokenHash, answers }, data })
    })
  },
}

type MailsRow = { id: string; payload: string }

const mailColumns = { id: true, payload: true } as const

/** Waiting and failed mails. Sent mails are empty. */
export const mails: Rotation<MailsRow> = {
  read: (after, take) =>
    db.outgoingMail.findMany({
      where: { id: { gt: after }, payload: { not: '' } },
      orderBy: { id: 'asc' },
      take,
      select: mailColumns,
    }),
  change({ id, payload }) {
    if (isOfCurrentSecret(payload)) return 'current'
    const contents = openContents(payload)
    if (!contents) return 'unreadable'
    const data = { payload: encryptContents(contents) }
    return (tx) => tx.outgoingMail.updateMany({ where: { id, payload }, data })
  },
}

type RevealNoticesRow = { id: string; sealed: string; memberTag: string }

export const revealNotices: Rotation<RevealNoticesRow> = {
  read: (after, take) =>
    db.revealNotice.findMany({
      where: { id: { gt: after } },
      orderBy: { id: 'asc' },
      take,
      select: { id: true, sealed: true, memberTag: true },
    }),
  change(where) {
    if (!opensNotice(where.sealed)) return 'unreadable'
    if (isCurrentTag(where.memberTag)) return 'current'
    return async (tx) => {
      const data = await renewedNotice(where.sealed, tx)
      return tx.revealNotice.updateMany({ where, data })
    }
  },
}

type TwoFactorRow = { id: string; encryptedKey: string | null }

export const twoFactorRows: Rotation<TwoFactorRow> = {
  read: (after, take) =>
    db.secondStep.findMany({
      where: { id: { gt: after }, encryptedKey: { not: null } },
      orderBy: { id: 'asc' },
      take,
      select: { id: true, encryptedKey: true },
    }),
  change(where) {
    const encryptedKey = where.encryptedKey ?? ''
    if (isUnderCurrentSecret(keyPurpose, encryptedKey)) return 'current'
    const key = decrypt(keyPurpose, encryptedKey)
    if (key === null) return 'unreadable'
    const data = { encryptedKey: encrypt(keyPurpose, key) }
    return (tx) => tx.secondStep.updateMany({ where, data })
  },
}

export const memberThreads: Rotation<Row & { userId: string }> = {
  async read(after, take) {
    const rows = await db.memberThreads.findMany({
      where: { userId: { gt: after } },
      orderBy: { userId: 'asc' },
      take,
    })
    return rows.map((row) => ({ id: row.userId, ...row }))
  },
  change({ userId, sealed }) {
    if (isUnderCurrentSecret(threadsPurpose, sealed)) return 'current'
    const next = renewedList(sealed)
    if (next === null) return 'unreadable'
    return (tx) =>
      tx.memberThreads.updateMany({ where: { userId, sealed }, data: { sealed: next } })
  },
}

export const threadNotes: Rotation<Row> = {
  read: (after, take) =>
    db.threadNote.findMany({
      where: { id: { gt: after } },
      orderBy: { id: 'asc' },
      take,
      select: { id: true, sealed: true },
    }),
  change(where) {
    if (isUnderCurrentSecret(notePurpose, where.sealed)) return 'current'
    const data = renewedNote(where.sealed)
    return data ? (tx) => tx.threadNote.updateMany({ where, data }) : 'unreadable'
  },
}

type CommentLikesRow = { id: string; commentId: string; sealedMember: string }

export const commentLikes: Rotation<CommentLikesRow> = {
  read: (after, take) =>
    db.commentLike.findMany({
      where: { id: { gt: after } },
      orderBy: { id: 'asc' },
      take,
      select: { id: true, commentId: true, sealedMember: true },
    }),
  change(where) {
    if (isUnderCurrentSecret(likePurpose, where.sealedMember)) return 'current'
    if (decrypt(likePurpose, where.sealedMember) === null) return 'unreadable'
    return async (tx) => {
      const data = await renewedLike(where, tx)
      return data ? tx.commentLike.updateMany({ where, data }) : 0
    }
  },
}

type MembersRow = { id: string; sealedHidden: string }

/** The topics and notes that members hide. */
export const members: Rotation<MembersRow> = {
  read: (after, take) =>
    db.user.findMany({
      where: { id: { gt: after }, sealedHidden: { not: '' } },
      orderBy: { id: 'asc' },
      take,
      select: { id: true, sealedHidden: true },
    }),
  change(where) {
    const sealedHidden = renewedHidden(where.sealedHidden)
    return changeTo(where.sealedHidden, sealedHidden, (tx) =>
      tx.user.updateMany({ where, data: { sealedHidden: sealedHidden ?? '' } }),
    )
  },
}

type WordRow = Row & { digest: string }

export const searchedWords: Rotation<WordRow> = {
  async read(after, take) {
    const where = { digest: { gt: after } }
    const rows = await db.searchedWord.findMany({ where, orderBy: { digest: 'asc' }, take })
    return rows.map(({ digest, sealed }) => ({ id: digest, digest, sealed }))
  },
  change({ digest, sealed }) {
    const next = renewedWord(sealed)
    return changeTo(digest, next && next.digest, async (tx) => {
      const row = next as NonNullable<typeof next>
      // If the word was searched after the secret changed, a separate row counts those days. It is deleted.
      await tx.searchedWord.deleteMany({ where: { digest: row.digest } })
      return tx.searchedWord.updateMany({ where: { digest }, data: row })
    })
  },
}

export type { Rotated } from './rotate-rows.server'

type OnPage = (rows: number) => void

const tables = {
  posts: (onPage: OnPage) => rotateRows(posts, onPage),
  comments: (onPage: OnPage) => rotateRows(comments, onPage),
  drafts: (onPage: OnPage) => rotateRows(drafts, onPage),
  'guided messages': (onPage: OnPage) => rotateRows(curtainDrafts, onPage),
  mails: (onPage: OnPage) => rotateRows(mails, onPage),
  notifications: (onPage: OnPage) => rotateRows(notifications, onPage),
  'second steps': (onPage: OnPage) => rotateRows(twoFactorRows, onPage),
  'log lines': (onPage: OnPage) => rotateRows(logLines, onPage),
  'look-up requests': (onPage: OnPage) => rotateRows(lookUpRequests, onPage),
  grievances: (onPage: OnPage) => rotateRows(grievances, onPage),
  appeals: (onPage: OnPage) => rotateRows(appeals, onPage),
  'reveal notices': (onPage: OnPage) => rotateRows(revealNotices, onPage),
  'member threads': (onPage: OnPage) => rotateRows(memberThreads, onPage),
  'thread notes': (onPage: OnPage) => rotateRows(threadNotes, onPage),
  'likes of comments': (onPage: OnPage) => rotateRows(commentLikes, onPage),
  members: (onPage: OnPage) => rotateRows(members, onPage),
  'searched words': (onPage: OnPage) => rotateRows(searchedWords, onPage),
  departures: (onPage: OnPage) => rotateRows(departures, onPage),
  sessions: (onPage: OnPage) => rotateRows(sessions, onPage),
}

export type EncryptedTable = keyof typeof tables

/**
 * Re-encrypts everything that a former secret encrypted with the current secret. Can be resumed. The site may run at
 * the same time, with the same secrets.
 * @param onPage gets the number of rows of a table checked so far
 */
export async function rotateSecret(
  onPage: (table: EncryptedTable, rows: number) => void = () => {},
): Promise<Record<EncryptedTable, Rotated>> {
  const rotated: Partial<Record<EncryptedTable, Rotated>> = {}
  for (const [name, rotate] of Object.entries(tables) as [EncryptedTable, Rotate][]) {
    let seen = 0
    rotated[name] = await rotate((rows) => onPage(name, (seen += rows)))
  }
  await deleteFormerTags()
  await clearDeleted()
  return rotated as Record<EncryptedTable, Rotated>
}

type Rotate = (onPage: OnPage) => Promise<Rotated>

// Tags of a former secret are needed as long as a row is found by them.
async function deleteFormerTags() {
  const former = { not: { startsWith: currentTagPrefix() } }
  const found = await Promise.all([
    db.post.count({ where: { authorTag: former } }),
    db.comment.count({ where: { authorTag: former } }),
    db.revealNotice.count({ where: { memberTag: former } }),
    db.commentLike.count({ where: { memberTag: former } }),
  ])
  if (found.every((count) => count === 0))
    await db.claimedTag.deleteMany({ where: { tag: former } })
}
