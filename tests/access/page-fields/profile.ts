import { withRule } from '../fields'
import type { PageFields } from '../page-data'
import { badges, counts, links, reauthentication } from './parts'

const author = { username: 'shown', displayName: 'shown' } as const

export const profileFields = {
  profile: {
    head: {
      ...withRule('member', 'username displayName email role isVerified bio'),
      avatar: { letters: 'member', look: 'member' },
    },
    typed: { displayName: 'member', bio: 'member' },
    ...withRule('member', 'emailNotifications digest idempotencyKey'),
    moderationMail: 'team',
    counts: { posts: 'member', comments: 'member', liked: 'member', saved: 'member' },
    ...withRule('shown', 'tab isFirstPage nextCursor typedAppeal'),
    items: {
      ...withRule('shown', 'id postId title excerpt text isAnonymous createdAt'),
      counts,
      ...withRule('shown', 'tombstone isHeld removedReason appeal author'),
      draft: 'typed',
      badges,
    },
    suspended: 'suspended',
    isRevealed: 'writer',
    unanswered: 'member',
  },
  'profile/edit': {
    values: { displayName: 'member', bio: 'member' },
    isKept: 'member',
    idempotencyKey: 'member',
  },
  'profile/settings': {
    ...withRule('member', 'emailNotifications digest isKept hasEmail idempotencyKey'),
    moderationMail: 'team',
  },
  'profile/settings/password': { hasPassword: 'member', hasEmail: 'member' },
  'profile/settings/recovery-words': {
    ...withRule('member', 'email former hasNewWords'),
    ...reauthentication,
  },
  'profile/settings/email': {
    ...withRule('member', 'email idempotencyKey hasPassword'),
    draftEmail: 'typed',
  },
  'profile/settings/second-step': {
    current: { createdAt: 'member', hasApp: 'member', recoveryCodesLeft: 'member' },
    passkeys: { id: 'member', name: 'member', createdAt: 'member', lastUsedAt: 'member' },
    isAddingApp: 'shown',
    idempotencyKey: 'member',
    demand: 'led',
    app: {
      groups: 'member',
      url: 'member',
      qr: { size: 'member', path: 'member' },
    },
    ...reauthentication,
  },
  'profile/settings/passkeys': {
    options: {
      challenge: 'member',
      timeout: 'member',
      rp: { id: 'member', name: 'member' },
      user: { id: 'member', name: 'member', displayName: 'member' },
      pubKeyCredParams: { type: 'member', alg: 'member' },
      excludeCredentials: { id: 'member', type: 'member', transports: 'member' },
      authenticatorSelection: withRule('member', 'residentKey requireResidentKey userVerification'),
      attestation: 'member',
    },
    ...reauthentication,
  },
  'profile/settings/passkeys/:passkeyId': {
    passkey: { id: 'member', name: 'member', createdAt: 'member', lastUsedAt: 'member' },
    draftName: 'typed',
    idempotencyKey: 'member',
    isLastWay: 'member',
    ...reauthentication,
  },
  'profile/settings/sessions': {
    sessions: withRule('member', 'id device createdAt lastSeenAt isCurrent'),
    trustedDevices: withRule('member', 'id device createdAt expiresAt isCurrent'),
  },
  'profile/settings/verification': 'shown',
  'profile/settings/export': reauthentication,
  'profile/settings/delete': {
    username: 'member',
    idempotencyKey: 'member',
    chosen: 'typed',
    ...reauthentication,
  },
  'profile/deleted': 'shown',
  'profile/reports': {
    reports: withRule('member', 'id kind title reason outcome createdAt itemUrl'),
  },
  'profile/unanswered': {
    posts: withRule('shown', 'id title createdAt topic excerpt'),
    isFirstPage: 'shown',
    nextCursor: 'shown',
  },
  'profile/answers': {
    answers: {
      post: { id: 'member', title: 'member' },
      newCount: 'member',
      latestAt: 'member',
    },
    total: 'member',
    nextCursor: 'member',
    isFirstPage: 'shown',
  },
  'profile/blocks': { blocks: author, more: links },
  'profile/reveals': { reveals: { day: 'writer', reason: 'writer' } },
  unsubscribe: { state: 'shown' },
} satisfies Partial<PageFields>
