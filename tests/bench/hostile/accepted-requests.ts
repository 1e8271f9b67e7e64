import { lengths } from '~/domain/validation/lengths'
import type { Role } from '../../access/actors'
import type { Forum } from '../../access/forum'
import type { Sending } from '../../support/http/raw-http'
import { json } from './bodies'
import type { Hostile } from './requests'
import { accepted, fill } from './texts'

/** A request to a form or call. A number is the length of a text. */
type Written = [role: Role, method: string, path: string, fields: Record<string, number | string>]

const { titleMax: title, contentMax: content, commentMax: comment } = lengths
const postText = { title, content }

/**
 * Returns requests with each of the accepted texts, at its maximum length, for every place where people write. Also
 * returns the pages that show it.
 */
export function acceptedRequests({ world, spare }: Forum): Hostile[] {
  const [post, answer] = [spare.posts[0] ?? '', spare.comments[0] ?? '']
  const general = { ...postText, type: 'general' }
  const profile = { displayName: lengths.displayNameMax, bio: lengths.bioMax }
  const letter = { name: lengths.shortMax, email: 'mira@example.com', message: comment }
  const written: Written[] = [
    ['author', 'POST', '/forum/new', general],
    ['author', 'POST', `/forum/post/${post}`, { content: comment, isAnonymous: 'on' }],
    ['author', 'POST', `/forum/post/${post}`, { go: 'save', ...postText }],
    ['author', 'POST', `/forum/post/${post}`, { go: 'save', comment: answer, content: comment }],
    ['author', 'POST', '/profile/edit', profile],
    [
      'other',
      'POST',
      `/forum/post/${world.named}/report`,
      { reason: 'other', note: lengths.noteMax },
    ],
    ['visitor', 'POST', '/', letter],
    ['visitor', 'POST', '/contact/elevator/lobby', letter],
    ['visitor', 'POST', '/grievance', { ...letter, address: lengths.addressMax }],
    ['visitor', 'POST', '/episodes/ask', { question: lengths.questionMax, name: lengths.shortMax }],
    ['author', 'POST', '/api/forum/posts', general],
    [
      'author',
      'POST',
      `/api/forum/posts/${post}/comments`,
      { content: comment, isAnonymous: 'true' },
    ],
    ['author', 'PATCH', `/api/forum/posts/${post}`, postText],
    ['author', 'PATCH', `/api/forum/comments/${answer}`, { content: comment }],
    ['author', 'PATCH', '/api/auth/me', profile],
  ]
  const read = [`/forum/post/${post}`, '/forum', '/profile', '/profile/edit']
  return accepted.flatMap(([name, text]) => [
    ...written.map(([role, method, path, fields]) => ({
      ...{
        where: `${method} ${path.replace(/[\w-]{36}/g, '…')}, accepted`,
        text: name,
        role,
        path,
      },
      sending: (turn: number) => sendingOf(method, path, filled(fields, text, turn)),
    })),
    ...read.map((path) => ({
      ...{ where: `GET ${path.replace(/[\w-]{36}/g, '…')}`, text: name, path },
      role: 'author' as const,
      sending: () => ({}),
    })),
    search(text, name, post),
  ])
}

// The text changes in each turn, because the same text again would not be an edit.
function filled(fields: Written[3], text: string, turn: number) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : `${turn % 10}${fill(text, value - 1)}`,
    ]),
  )
}

function sendingOf(method: string, path: string, fields: Record<string, string>): Sending {
  return path.startsWith('/api/') ? json(method, JSON.stringify(fields)) : { body: fields }
}

// A search first indexes the items that were written since the previous search.
function search(text: string, name: string, post: string): Hostile {
  const path = `/forum?q=${encodeURIComponent(fill(text, lengths.titleMax)).slice(0, 8000)}`
  const before = {
    path: `/forum/post/${post}`,
    sending: (turn: number) => ({ body: filled({ go: 'save', ...postText }, text, turn) }),
  }
  return {
    ...{ where: 'GET /forum?q, after an edit', text: name, role: 'author', path, before },
    sending: () => ({}),
  }
}
