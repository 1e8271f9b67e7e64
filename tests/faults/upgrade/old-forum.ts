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

const idOf = (kind: number, place: number) =>
  `018f000${kind}-0000-7000-8000-${String(place).padStart(12, '0')}`
const user = (place: number) => idOf(1, place % members)
const post = (place: number) => idOf(2, place % posts)
const comment = (place: number) => idOf(3, place)
const list = <T>(count: number, make: (place: number) => T) =>
  Array.from({ length: count }, (_, place) => make(place))

/** Fills a database of the first version with members, and what they wrote, a third of it anonymously. */
export async function fillOldForum(url: string): Promise<void> {
  const inserter = await openInserter(url)
  await inserter.insert('User', list(oldRows.User, userRow))
  await inserter.insert('Post', list(oldRows.Post, postRow))
  await inserter.insert('Comment', list(oldRows.Comment, commentRow))
  await inserter.insert(
    'Like',
    list(oldRows.Like, (place) => ({
      postId: post(place),
      userId: user(place + 1),
      createdAt: at,
    })),
  )
  await inserter.insert('Draft', list(oldRows.Draft, draftRow))
  await inserter.insert('AuditEntry', list(oldRows.AuditEntry, auditRow))
  await inserter.insert('Report', list(oldRows.Report, reportRow))
  await inserter.finish()
}

function userRow(place: number) {
  const name = `member_${place}`
  const email = `${name}@example.com`
  return {
    ...{ id: user(place), username: name, usernameKey: name, email, emailKey: email },
    ...{ bio: '', role: 'member', emailNotifications: true, language: 'en' },
    ...{ createdAt: at, updatedAt: at },
  }
}

function postRow(place: number) {
  return {
    ...{ id: post(place), authorId: user(place), title: `Post ${place}` },
    ...{ content: `Written as number ${place}`, type: 'general', isAnonymous: place % 3 === 0 },
    ...{ likes: 1, commentCount: commentsPerPost, views: 0, createdAt: at },
  }
}

function commentRow(place: number) {
  return {
    ...{ id: comment(place), postId: post(place), authorId: user(place + 3) },
    ...{ content: `Said as number ${place}`, isAnonymous: place % 3 === 1, createdAt: at },
  }
}

function draftRow(place: number) {
  return {
    ...{ id: idOf(4, place), userId: user(place), place: `comment:${post(place)}` },
    ...{ fields: JSON.stringify({ content: `unsent ${place}` }), updatedAt: at },
  }
}

function auditRow(place: number) {
  return {
    ...{ id: idOf(5, place), actorId: user(0), action: 'suspend', targetKind: 'member' },
    ...{ targetId: user(place), reason: 'abuse', createdAt: at },
  }
}

function reportRow(place: number) {
  return {
    ...{ id: idOf(6, place), reporterId: user(place), commentId: comment(place) },
    ...{ reason: 'spam', note: '', state: 'open', createdAt: at },
  }
}
