import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { privacyFacts } from '~/http/presenters/privacy-facts.server'

const exported = readFileSync('app/domain/data-export/export-account.server.ts', 'utf8')

/** Tables with rows in a member's export, and the code that reads them. */
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

/** Tables without rows in the export, and the reason. */
const notInExport: Record<string, string> = {
  NameKey: 'what her names look like; the names are told with User',
  ClaimedTag: 'keyed digests, which tell nobody whose they are',
  Departure: 'only of members who have left',
  LookUpRequest:
    'of moderators, encrypted; what came of it about an author is told with RevealNotice',
  RecoveryCode: 'hashes of secrets; their number is told with SecondStep',
  UsedChallenge: 'digests of random numbers, or keyed ones, of nobody',
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

/** Text of the privacy page about the data in a table. */
const onPrivacyPage: Record<string, string> = {
  User: 'your username, email address, language',
  Session: 'the devices on which you are signed in',
  Connection: 'sign in with Google',
  Token: 'Links that we sent you by email',
  SecondStep: 'a second step at sign-in',
  RecoveryCode: 'a scrambled form of your recovery codes',
  Passkey: 'Of your passkeys',
  TrustedDevice: 'or that you trust',
  MemberThreads: 'which threads you follow, have saved and have read',
  ThreadNote: 'up to a thousand and encrypted',
  Notification: 'whom it may reach, encrypted',
  Draft: 'Drafts of posts and comments',
  CurtainDraft: 'A message to us that you started',
  Report: 'what you report',
  Appeal: 'requests to look again',
  Block: 'whom you block',
  OutgoingMail: 'That an email was sent',
  AuditEntry: 'What moderators did',
  LookUpRequest: 'whose name they looked up, is encrypted',
  RevealNotice: 'You see the day and the reason',
  Post: 'what you write',
  Comment: 'who wrote an anonymous post or comment',
  Like: 'what you like',
  CommentLike: 'who likes a comment is encrypted',
  CommentReview: 'which comments you have reviewed',
  Message: 'A message needs no account',
  Subscriber: 'An address on the waitlist',
  GuestQuestion: 'We keep the question, its day',
  Grievance: 'A grievance needs no account',
  SearchedWord: 'each word, encrypted',
  PublishedFigures: 'how many members asked and answered',
}

/**
 * Tables that the page need not mention, because they reveal nothing about a person that it does not state elsewhere.
 */
const notOnPrivacyPage = [
  ...['NameKey', 'ClaimedTag', 'Departure', 'UsedChallenge', 'SearchEntry', 'RateLimit'],
  ...['Episode', 'Transcript', 'EpisodeWords', 'Cover', 'DigestRun', 'WaitingMailRun'],
]

test('the privacy page says what every table keeps of somebody', () => {
  const named = [...Object.keys(onPrivacyPage), ...notOnPrivacyPage]
  expect(named.sort()).toEqual(Object.keys({ ...inExport, ...notInExport }).sort())
  const page = JSON.stringify(privacyFacts('en'))
  const missing = Object.entries(onPrivacyPage).filter(([, words]) => !page.includes(words))
  expect(missing).toEqual([])
})

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
  // Keys of exported columns, the member's own id, secrets, and a ciphertext.
  const known = [
    ...['usernameKey', 'emailKey', 'userId', 'reporterId', 'tokenHash', 'draftKey'],
    'sealedStart',
  ]
  expect([...new Set(omitted)].filter((name) => !known.includes(name ?? ''))).toEqual([])
})
