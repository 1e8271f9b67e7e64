import { openInserter } from '../../bench/insert-rows'

const at = '2026-01-02T03:04:05.678+00:00'
const members = 20
const posts = 1_500
const commentsPerPost = 2

/** How many rows of each table the old forum has; what was notified before and is not kept is left out. */
export const oldRows = {
  User: members,
  Post: posts,
  Comment: posts * commentsPerPost,
  Like: posts,
  Draft: members,
  AuditEntry: members,
  Report: members,
}

const idOf = (kind: number, index: number) =>
  `018f000${kind}-0000-7000-8000-${String(index).padStart(12, '0')}`
const user = (index: number) => idOf(1, index % members)
const post = (index: number) => idOf(2, index % posts)
const comment = (index: number) => idOf(3, index)
const list = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index))

/** Fills a database of the first version with members, and what they wrote, a third of it anonymously. */
export async function fillOldForum(url: string): Promise<void> {
  const inserter = await openInserter(url)
  await inserter.insert('User', list(oldRows.User, userRow))
  await inserter.insert('Post', list(oldRows.Post, postRow))
  await inserter.insert('Comment', list(oldRows.Comment, commentRow))
  await inserter.insert(
    'Like',
    list(oldRows.Like, (index) => ({
      postId: post(index),
      userId: user(index + 1),
      createdAt: at,
    })),
  )
  await inserter.insert('Draft', list(oldRows.Draft, draftRow))
  await inserter.insert('AuditEntry', list(oldRows.AuditEntry, auditRow))
  await inserter.insert('Report', list(oldRows.Report, reportRow))
  await inserter.finish()
}

function userRow(index: number) {
  const name = `member_${index}`
  const email = `${name}@example.com`
  return {
    ...{ id: user(index), username: name, usernameKey: name, email, emailKey: email },
    ...{ bio: '', role: 'member', emailNotifications: true, language: 'en' },
    ...{ createdAt: at, updatedAt: at },
  }
}

function postRow(index: number) {
  return {
    ...{ id: post(index), authorId: user(index), title: `Post ${index}` },
    ...{ content: `Written as number ${index}`, type: 'general', isAnonymous: index % 3 === 0 },
    ...{ likes: 1, commentCount: commentsPerPost, views: 0, createdAt: at },
  }
}

function commentRow(index: number) {
  return {
    ...{ id: comment(index), postId: post(index), authorId: user(index + 3) },
    ...{ content: `Said as number ${index}`, isAnonymous: index % 3 === 1, createdAt: at },
  }
}

function draftRow(index: number) {
  return {
    ...{ id: idOf(4, index), userId: user(index), place: `comment:${post(index)}` },
    ...{ fields: JSON.stringify({ content: `unsent ${index}` }), updatedAt: at },
  }
}

function auditRow(index: number) {
  return {
    ...{ id: idOf(5, index), actorId: user(0), action: 'suspend', targetKind: 'member' },
    ...{ targetId: user(index), reason: 'abuse', createdAt: at },
  }
}

function reportRow(index: number) {
  return {
    ...{ id: idOf(6, index), reporterId: user(index), commentId: comment(index) },
    ...{ reason: 'spam', note: '', state: 'open', createdAt: at },
  }
}
