import { expect, test } from 'vitest'
import { loggedPath } from '~/runtime/log.server'

const id = '0190a0b0-0000-7000-8000-000000000000'

test.each([
  ['/forum', '/forum'],
  ['/forum/new', '/forum/new'],
  [`/forum/post/${id}`, '/forum/post/:id'],
  [`/forum/post/${id.toUpperCase()}.data`, '/forum/post/:id.data'],
  [`/forum/post/${id}/replies/${id}`, '/forum/post/:id/replies/:id'],
  [`/moderation/member/${id}`, '/moderation/member/:id'],
  [`/api/forum/comments/${id}`, '/api/forum/comments/:id'],
  ['/contact/sent/XX-2026-ABCD', '/contact/sent/:id'],
  ['/contact/sent/XX-2026-ABCD.data', '/contact/sent/:id.data'],
  ['/moderation/messages', '/moderation/messages'],
  ['/moderation/messages/XX-2026-ABCD', '/moderation/messages/:id'],
  ['/grievance', '/grievance'],
  ['/grievance/ABCD2345.data', '/grievance/:id.data'],
  ['/moderation/messages/grievances', '/moderation/messages/grievances'],
  ['/moderation/messages/grievances/ABCD2345', '/moderation/messages/grievances/:id'],
  ['/episodes/ask', '/episodes/ask'],
  ['/episodes/ask/ABCD2345.data', '/episodes/ask/:id.data'],
  ['/moderation/messages/questions', '/moderation/messages/questions'],
  ['/moderation/messages/questions/ABCD2345', '/moderation/messages/questions/:id'],
  ['/moderation/messages/export', '/moderation/messages/export'],
  ['/contact/sent/XX-2026-ABCD/', '/contact/sent/:id'],
  ['/grievance/ABCD2345/', '/grievance/:id'],
  ['/grievance/ABCD2345.data//', '/grievance/:id.data'],
  ['/episodes/ask/ABCD2345/', '/episodes/ask/:id'],
  ['/moderation/messages/XX-2026-ABCD/', '/moderation/messages/:id'],
  ['/moderation/messages/grievances/', '/moderation/messages/grievances/'],
  ['/moderation/messages/grievances/ABCD2345/', '/moderation/messages/grievances/:id'],
  ['/moderation/messages/questions/ABCD2345/', '/moderation/messages/questions/:id'],
])('%s is logged as %s', (path, logged) => {
  expect(loggedPath(path)).toBe(logged)
})
