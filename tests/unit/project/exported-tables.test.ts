import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const exported = readFileSync('app/domain/data-export/export-account.server.ts', 'utf8')

/** Tables of which a member's export has rows: what reads them there. */
const inExport: Record<string, string> = {
  User: 'db.user.',
  Session: 'db.session.',
  Connection: 'db.connection.',
  Token: 'db.token.',
  SecondStep: 'readTwoFactor(',
  Passkey: 'listPasskeys(',
  TrustedDevice: 'db.trustedDevice.',
  MemberThreads: 'readThreadStates(',
  ThreadNote: 'readThreadStates(',
  Draft: 'db.draft.',
  Report: 'db.report.',
  Appeal: 'openAppeal(',
  Block: 'db.block.',
  OutgoingMail: 'db.outgoingMail.',
  AuditEntry: 'db.auditEntry.',
  RevealNotice: 'readRevealNotices(',
  Post: 'db.post.',
  Comment: 'db.comment.',
  Like: 'db.like.',
  CommentLike: 'db.commentLike.',
  CommentReview: 'db.commentReview.',
}

/** Tables of which it has none, and why. */
const notInExport: Record<string, string> = {
  NameKey: 'what her names look like; the names are told with User',
  ClaimedTag: 'keyed digests, which tell nobody whose they are',
  Departure: 'only of members who have left',
  LookUpRequest:
    'of moderators, encrypted; what came of it about an author is told with RevealNotice',
  RecoveryCode: 'hashes of secrets; their number is told with SecondStep',
  UsedChallenge: 'digests of random numbers, of nobody',
  Episode: 'of the podcast, of nobody',
  Transcript: 'of the podcast, of nobody',
  EpisodeWords: 'of the podcast, of nobody',
  Cover: 'pictures of the podcast, of nobody',
  SearchEntry: 'numbers for posts and comments, which are exported themselves',
  Message: 'of visitors, without an account: by address one could read what somebody else wrote',
  GuestQuestion: 'of anybody, without an account: nothing in it leads to a member',
  Grievance: 'of anybody, without an account: by address one could read what somebody else wrote',
  CurtainDraft: 'of visitors, without an account',
  Subscriber: 'of addresses, without an account; every mail has a link to leave',
  Notification: 'encrypted, of whoever reads a comment, for two hours; the comment is on its page',
  DigestRun: 'the day of the last digest, of nobody',
  WaitingMailRun: 'the hour in which moderators were last asked, of nobody',
  SearchedWord: 'words that many may have searched, encrypted, of nobody',
  PublishedFigures: 'noisy counts of half a year, of nobody',
  RateLimit: 'counters that expire within a day',
}

test('every table is in the export of a member, or it is said here why not', () => {
  const schema = readFileSync('prisma/models.prisma', 'utf8')
  const tables = [...schema.matchAll(/^model (\w+)/gm)].map(([, name = '']) => name)
  expect(tables.length).toBeGreaterThan(20)
  const named = [...Object.keys(inExport), ...Object.keys(notInExport)]
  expect(tables.sort()).toEqual(named.sort())
})

test.each(Object.entries(inExport))('%s is read there', (_, call) => {
  expect(exported).toContain(call)
})

test('every column of an account that is left out is said here', () => {
  const omitted = [...exported.matchAll(/omit: \{([^}]*)\}/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/(\w+): true/g)].map(([, name]) => name),
  )
  // Keys of columns that are there, the member's own id, and secrets.
  const known = ['usernameKey', 'emailKey', 'userId', 'reporterId', 'tokenHash', 'draftKey']
  expect([...new Set(omitted)].filter((name) => !known.includes(name ?? ''))).toEqual([])
})
