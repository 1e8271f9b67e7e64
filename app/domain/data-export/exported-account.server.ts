import { db, exists } from '~/database/db.server'
import { dateOfNumber, readThreadStates } from '../threads/thread-states.server'
import { openDraft } from '../drafts/drafts.server'
import { listPasskeys } from '../passkeys/own-passkeys.server'
import { readRevealNotices } from '../moderation/reveal-notices.server'
import { readTwoFactor } from '../two-factor/read-two-factor.server'

/** What is stored about a member besides forum content, without secrets such as the password hash. */
export async function exportedAccount(userId: string) {
  const { passwordHash, ...account } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    omit: { usernameKey: true, emailKey: true },
  })
  const own = { where: { userId }, orderBy: { id: 'asc' }, omit: { userId: true } } as const
  const [sessions, connections, mailedLinks, drafts, reports, blocks, mails, moderation, reveals] =
    await Promise.all([
      db.session.findMany({
        ...own,
        orderBy: { createdAt: 'asc' },
        omit: { userId: true, tokenHash: true },
      }),
      db.connection.findMany(own),
      db.token.findMany({ ...own, omit: { userId: true, tokenHash: true } }),
      db.draft.findMany({ ...own, omit: { userId: true, draftKey: true } }),
      db.report.findMany({
        where: { reporterId: userId },
        orderBy: { createdAt: 'asc' },
        omit: { reporterId: true },
      }),
      blocksBy(userId),
      mailsAbout(userId),
      moderationBy(userId),
      readRevealNotices(userId),
    ])
  return {
    account: { ...account, hasPassword: passwordHash !== null },
    secondStep: await readTwoFactor(userId),
    passkeys: await listPasskeys(userId),
    trustedDevices: await db.trustedDevice.findMany({
      where: { secondStep: { userId } },
      orderBy: { createdAt: 'asc' },
      select: { device: true, createdAt: true, expiresAt: true },
    }),
    sessions,
    connections,
    mailedLinks,
    mails,
    drafts: drafts.map((draft) => ({ ...draft, ...openDraft(draft.fields) })),
    reports,
    blocks,
    moderation,
    reveals,
    threads: await threadsOf(userId),
  }
}

// What is followed, saved and read, with titles where readable.
async function threadsOf(memberId: string) {
  const { states } = await readThreadStates(memberId)
  const posts = await db.post.findMany({
    where: { id: { in: [...states.keys()] }, removedAt: null },
    select: { id: true, title: true },
  })
  const titles = new Map(posts.map(({ id, title }) => [id, title]))
  return [...states.values()].map(({ postId, isFollowed, isSaved, readOn }) => ({
    ...{ postId, title: titles.get(postId) ?? null },
    ...{ following: isFollowed, saved: isSaved, lastReadOn: dateOfNumber(readOn) },
  }))
}

// By username only: nothing else about blocked members is the member's own data.
async function blocksBy(blockerId: string) {
  const rows = await db.block.findMany({
    where: { blockerId },
    orderBy: [{ createdAt: 'asc' }, { blockedId: 'asc' }],
    select: { blocked: { select: { username: true } }, createdAt: true },
  })
  return rows
    .filter(({ blocked }) => exists(blocked))
    .map(({ blocked, createdAt }) => ({ username: blocked.username, createdAt }))
}

// By account and never by email address, which may have been somebody else's. Rows of notifications name no account.
function mailsAbout(userId: string) {
  return db.outgoingMail.findMany({
    where: { userId },
    orderBy: { createdAt: 'asc' },
    select: { kind: true, state: true, createdAt: true, sentAt: true },
  })
}

function moderationBy(actorId: string) {
  return db.auditEntry.findMany({
    where: { actorId },
    orderBy: [{ day: 'asc' }, { id: 'asc' }],
    select: { action: true, targetKind: true, day: true },
  })
}
