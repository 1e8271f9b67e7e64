import type { PageFields } from '../page-data'
import { badges, counts, links, reauthentication } from './parts'

const author = { username: 'shown', displayName: 'shown' } as const

export const profileFields = {
  profile: {
    head: {
      username: 'member',
      displayName: 'member',
      email: 'member',
      role: 'member',
      isVerified: 'member',
      bio: 'member',
      avatar: { letters: 'member', look: 'member' },
    },
    typed: { displayName: 'member', bio: 'member' },
    emailNotifications: 'member',
    digest: 'member',
    idempotencyKey: 'member',
    counts: { posts: 'member', comments: 'member', liked: 'member', saved: 'member' },
    tab: 'shown',
    isFirstPage: 'shown',
    nextCursor: 'shown',
    items: {
      id: 'shown',
      postId: 'shown',
      title: 'shown',
      excerpt: 'shown',
      text: 'shown',
      isAnonymous: 'shown',
      createdAt: 'shown',
      counts,
      tombstone: 'shown',
      author: 'shown',
      badges,
    },
    suspended: 'suspended',
    isRevealed: 'writer',
  },
  'profile/edit': {
    values: { displayName: 'member', bio: 'member' },
    isKept: 'member',
    idempotencyKey: 'member',
  },
  'profile/settings': {
    emailNotifications: 'member',
    digest: 'member',
    isKept: 'member',
    idempotencyKey: 'member',
  },
  'profile/settings/password': { hasPassword: 'member', hasEmail: 'member' },
  'profile/settings/recovery-words': {
    ...{ email: 'member', former: 'member' },
    ...reauthentication,
  },
  'profile/settings/email': {
    ...{ present: 'member', typed: 'typed', idempotencyKey: 'member', hasPassword: 'member' },
  },
  'profile/settings/second-step': {
    present: { createdAt: 'member', hasApp: 'member', recoveryCodesLeft: 'member' },
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
      authenticatorSelection: {
        residentKey: 'member',
        requireResidentKey: 'member',
        userVerification: 'member',
      },
      attestation: 'member',
    },
    ...reauthentication,
  },
  'profile/settings/passkeys/:passkeyId': {
    passkey: { id: 'member', name: 'member', createdAt: 'member', lastUsedAt: 'member' },
    ...{ typed: 'typed', idempotencyKey: 'member' },
    isLastWay: 'member',
    ...reauthentication,
  },
  'profile/settings/sessions': {
    sessions: {
      id: 'member',
      device: 'member',
      createdAt: 'member',
      lastSeenAt: 'member',
      isCurrent: 'member',
    },
    trustedDevices: { id: 'member', device: 'member', createdAt: 'member', expiresAt: 'member' },
  },
  'profile/settings/verification': 'shown',
  'profile/settings/export': reauthentication,
  'profile/settings/delete': {
    ...{ username: 'member', chosen: 'typed', idempotencyKey: 'member' },
    ...reauthentication,
  },
  'profile/deleted': 'shown',
  'profile/reports': {
    reports: {
      id: 'member',
      kind: 'member',
      reason: 'member',
      outcome: 'member',
      createdAt: 'member',
      itemUrl: 'member',
    },
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
