import type { PageFields } from '../page-data'
import { links, richText, reauthentication } from './parts'

const logLine = {
  by: 'shown',
  agent: 'shown',
  action: 'shown',
  targetKind: 'shown',
  targetId: 'shown',
  reason: 'shown',
  until: 'shown',
  untilLabel: 'shown',
  day: 'shown',
  dayLabel: 'shown',
} as const
const messageSummary = {
  id: 'shown',
  referenceId: 'shown',
  source: 'shown',
  intent: 'shown',
  floor: 'shown',
  name: 'shown',
  createdAt: 'shown',
  answeredAt: 'shown',
} as const

export const moderationFields = {
  moderation: {
    isAdmin: 'admin',
    items: {
      kind: 'moderator',
      id: 'moderator',
      title: 'moderator',
      excerpt: 'moderator',
      reports: 'moderator',
      since: 'moderator',
    },
    count: 'moderator',
  },
  'moderation/log': {
    lines: logLine,
    nextCursor: 'shown',
    isFirstPage: 'shown',
    reveals: { name: 'moderator', recent: 'moderator', total: 'moderator' },
  },
  'moderation/member/:memberId': {
    username: 'moderator',
    displayName: 'moderator',
    role: 'moderator',
    until: 'moderator',
    moderationActions: {
      action: 'moderator',
      reasons: 'moderator',
      days: 'moderator',
      reauthentication: {
        needed: 'admin',
        hasGoogle: 'admin',
        returnTo: 'admin',
      },
    },
  },
  'moderation/:kind/:itemId': {
    item: {
      kind: 'moderator',
      id: 'moderator',
      title: 'moderator',
      isAnonymous: 'moderator',
      memberId: { named: 'moderator' },
      createdAt: 'moderator',
      state: 'moderator',
      removedReason: 'moderator',
      isLocked: 'moderator',
      reports: { id: 'moderator', reason: 'moderator', note: 'moderator', createdAt: 'moderator' },
      leftOut: 'moderator',
      reportsCursor: 'moderator',
    },
    more: { text: links, reports: links },
    richText,
    original: { title: 'moderator', richText },
    author: 'moderator',
    next: 'moderator',
    itemUrl: 'moderator',
    history: logLine,
    moderationActions: {
      action: 'moderator',
      reasons: 'moderator',
      idempotencyKey: 'moderator',
      reauthentication: { ...reauthentication, returnTo: 'moderator' },
    },
  },
  'moderation/messages': {
    filter: { source: 'shown', about: 'shown', answered: 'shown', q: 'shown' },
    isFirstPage: 'shown',
    nextCursor: 'shown',
    messages: { ...messageSummary, excerpt: 'admin' },
  },
  'moderation/messages/:referenceId': {
    ...messageSummary,
    organization: 'admin',
    email: 'admin',
    phone: 'admin',
    message: 'admin',
    links: 'admin',
    language: 'admin',
    deckOverview: 'admin',
    voiceCall: 'admin',
    confidentialNda: 'admin',
  },
  'moderation/mail': {
    mails: { id: 'admin', kind: 'admin', reason: 'admin', attempts: 'admin', day: 'admin' },
    hosts: { host: 'admin', count: 'admin' },
  },
} satisfies Partial<PageFields>
