import type { PageFields } from '../page-data'
import { badges, links, richText, counts } from './parts'

const avatar = { letters: 'shown', look: 'shown' } as const
const episode = {
  id: 'shown',
  episodeNumber: 'shown',
  shownSeason: 'shown',
  title: 'shown',
} as const
const written = {
  id: 'shown',
  richText,
  author: 'shown',
  avatar,
  badges,
  metadata: 'shown',
  links,
  createdAt: 'shown',
  isOwn: 'writer',
} as const
const helped = { isOn: 'member', label: 'member' } as const
const reply = { ...written, tombstone: 'shown', helped } as const

const ownUse = { following: 'member', saved: 'member' } as const
const fresh = { first: 'member', label: 'member' } as const

export const forumFields = {
  forum: {
    query: {
      q: 'shown',
      type: 'shown',
      episodeId: 'shown',
      topic: 'shown',
      language: 'shown',
      sort: 'shown',
    },
    topic: 'shown',
    topics: { key: 'shown', title: 'shown', posts: 'shown' },
    episodes: episode,
    episode,
    isFirstPage: 'shown',
    nextCursor: 'shown',
    posts: {
      id: 'shown',
      title: 'shown',
      createdAt: 'shown',
      ...counts,
      episode,
      excerpt: 'shown',
      found: { title: 'shown', snippet: 'shown', isComment: 'shown' },
      author: 'shown',
      avatar,
      badges,
      newCount: 'member',
    },
  },
  'forum/new': {
    episodes: episode,
    topics: { value: 'words', label: 'words' },
    draft: 'typed',
    title: 'typed',
    idempotencyKey: 'member',
    disclaimer: 'words',
    previewTitle: 'typed',
    previewLabel: 'words',
  },
  'forum/help': { title: 'words', description: 'words', box: 'words' },
  'forum/post/:postId': {
    post: {
      ...written,
      title: 'shown',
      ...counts,
      liked: 'member',
      ...ownUse,
      episode,
      topic: { key: 'shown', title: 'words' },
    },
    previewTitle: 'shown',
    description: 'shown',
    comments: { ...reply, replies: reply, fold: 'words', more: links },
    jumpLinks: links,
    labels: 'words',
    closed: 'suspended',
    nextCursor: 'shown',
    isFirstPage: 'shown',
    posted: 'member',
    fresh,
    textForm: 'shown',
    form: {
      replyTo: { id: 'shown', author: 'shown', quote: 'shown', back: 'shown' },
      replyUrl: 'shown',
      isInThread: 'shown',
      draft: 'typed',
      idempotencyKey: 'member',
      identity: {
        isAnonymous: 'member',
        legend: 'member',
        stay: 'member',
        show: 'member',
        asNamed: 'member',
        asAnonymous: 'member',
      },
      previewLabel: 'member',
    },
    disclaimer: 'words',
  },
  'forum/post/:postId/like': 'shown',
  'forum/post/:postId/follow': 'shown',
  'forum/post/:postId/save': 'shown',
  'forum/post/:postId/replies/:commentId': {
    thread: { ...reply, replies: reply, fold: 'words', more: 'shown' },
    postTitle: 'shown',
    path: 'shown',
    back: 'shown',
    description: 'shown',
    nextCursor: 'shown',
    isFirstPage: 'shown',
    replyUrl: 'member',
    posted: 'member',
    closed: 'suspended',
    labels: 'words',
    fresh,
  },
  'forum/post/:postId/unavailable': {
    tombstone: 'shown',
    own: { title: 'writer', content: 'writer' },
  },
  'forum/:kind/:itemId/report': {
    kind: 'shown',
    isReported: 'shown',
    back: 'shown',
    reasons: 'words',
    noteMax: 'words',
    draft: 'typed',
    idempotencyKey: 'member',
  },
  'forum/:kind/:itemId/block': { author: 'shown', isBlocked: 'shown', back: 'shown' },
} satisfies Partial<PageFields>
