import { withRule } from '../fields'
import type { PageFields } from '../page-data'
import { grievanceDays, links, richText, reauthentication } from './parts'

const logLine = withRule(
  'shown',
  'by agent action targetKind targetId title reason until untilLabel day dayLabel',
)
const questionFigures = withRule('moderator', 'asked answeredInADay percentInADay medianHours')

const messageSummary = withRule(
  'shown',
  'id referenceId source intent floor name createdAt answeredAt',
)

const shortEpisode = { id: 'shown', episodeNumber: 'shown', title: 'shown' } as const

const askedQuestion = {
  ...withRule('admin', 'referenceId name guest'),
  about: shortEpisode,
  episode: shortEpisode,
  day: 'admin',
} as const

const expertBoxes = {
  languages: { name: 'admin', label: 'admin', lang: 'admin' },
  topics: { name: 'admin', label: 'admin' },
} as const

export const moderationFields = {
  moderation: {
    isAdmin: 'admin',
    grievances: { count: 'admin', step: 'admin', day: 'admin', isOverdue: 'admin' },
    lookUps: withRule('moderator', 'requestId kind itemId title by reason until'),
    items: withRule(
      'moderator',
      'kind id title excerpt reason removedReason reports note since isOverdue version',
    ),
    ...withRule('moderator', 'count urgent oldest'),
    reasons: { reason: 'moderator', count: 'moderator' },
    reason: 'moderator',
    idempotencyKey: 'moderator',
  },
  'moderation/figures': {
    ...withRule('shown', 'week lastDay earlier later from to'),
    questions: questionFigures,
    before: questionFigures,
    unanswered: { key: 'moderator', title: 'moderator', count: 'moderator' },
    languages: { key: 'moderator', count: 'moderator' },
    removals: { key: 'moderator', count: 'moderator' },
    appeals: { key: 'moderator', count: 'moderator' },
    releases: 'moderator',
    lookUps: 'moderator',
    words: { word: 'moderator', days: 'moderator' },
  },
  'moderation/log': {
    lines: logLine,
    nextCursor: 'shown',
    isFirstPage: 'shown',
    reveals: { name: 'admin', recent: 'admin', total: 'admin' },
    months: { month: 'moderator', count: 'moderator' },
  },
  'moderation/member/:memberId': {
    ...withRule('moderator', 'username displayName role since'),
    underName: { posts: 'moderator', removed: 'moderator' },
    newest: { id: 'moderator', title: 'moderator' },
    until: 'moderator',
    kept: 'typed',
    moderationActions: {
      ...withRule('moderator', 'action idempotencyKey reasons days'),
      reauthentication: withRule('admin', 'needed hasGoogle hasEmail returnTo'),
    },
  },
  'moderation/:kind/:itemId': {
    item: {
      ...withRule('moderator', 'kind id title isAnonymous'),
      memberId: { named: 'moderator' },
      ...withRule('moderator', 'createdAt state removedReason isLocked isSlow'),
      reports: { id: 'moderator', reason: 'moderator', note: 'moderator', createdAt: 'moderator' },
      leftOut: 'moderator',
      appeal: withRule('moderator', 'message askedAt mayAnswer isAlone'),
      reportsCursor: 'moderator',
    },
    isEdited: 'shown',
    kept: 'typed',
    lookUp: {
      own: { state: 'moderator', until: 'moderator' },
      asked: { by: 'moderator', reason: 'moderator', until: 'moderator' },
    },
    around: {
      before: { id: 'moderator', author: 'moderator', excerpt: 'moderator' },
      after: { id: 'moderator', author: 'moderator', excerpt: 'moderator' },
    },
    earlier: { reports: 'moderator', upheld: 'moderator' },
    more: { text: links, reports: links },
    richText,
    original: { title: 'moderator', richText },
    ...withRule('moderator', 'author next itemUrl'),
    history: logLine,
    moderationActions: {
      ...withRule('moderator', 'action reasons days idempotencyKey version requestId byTwo'),
      label: {
        topic: { value: 'moderator', options: 'words' },
        contentNote: { value: 'moderator', options: 'words' },
      },
      reauthentication: { ...reauthentication, returnTo: 'moderator' },
    },
  },
  'moderation/messages': {
    filter: { source: 'shown', about: 'shown', answered: 'shown', q: 'shown' },
    isFirstPage: 'shown',
    nextCursor: 'shown',
    messages: { ...messageSummary, excerpt: 'admin' },
    counts: { grievances: 'admin', questions: 'admin', mails: 'admin' },
  },
  'moderation/messages/:referenceId': {
    ...messageSummary,
    ...withRule('admin', 'organization email phone message links language deckOverview voiceCall'),
    ...withRule('admin', 'confidentialNda'),
  },
  'moderation/messages/grievances': {
    ...withRule('shown', 'isDecided isFirstPage nextCursor'),
    grievances: {
      ...withRule('admin', 'referenceId name state isOverdue'),
      days: grievanceDays,
      excerpt: 'admin',
    },
  },
  'moderation/messages/grievances/:referenceId': {
    ...withRule('admin', 'referenceId name email address path message answer state isOverdue'),
    item: { kind: 'admin', id: 'admin' },
    outcome: 'admin',
    days: grievanceDays,
    draft: 'typed',
  },
  'moderation/messages/questions': {
    ...withRule('shown', 'chosen q isFirstPage nextCursor'),
    questions: { ...askedQuestion, excerpt: 'admin' },
  },
  'moderation/messages/questions/:referenceId': {
    ...askedQuestion,
    question: 'admin',
    language: 'admin',
    episodeReference: 'shown',
    episodes: { ...shortEpisode, shownSeason: 'shown', value: 'shown' },
    time: 'admin',
    answer: 'admin',
    draft: 'typed',
  },
  'moderation/experts': {
    experts: withRule(
      'admin',
      'id username name profession register number until endsSoon absence',
    ),
    nextCursor: 'admin',
    isFirstPage: 'shown',
    boxes: expertBoxes,
    draft: 'typed',
    idempotencyKey: 'admin',
  },
  'moderation/experts/:memberId': {
    ...withRule('admin', 'id username name absence until'),
    values: 'typed',
    boxes: expertBoxes,
    reasons: 'words',
    idempotencyKey: 'admin',
  },
  'moderation/mail': {
    mails: { id: 'admin', kind: 'admin', reason: 'admin', attempts: 'admin', day: 'admin' },
    hosts: { host: 'admin', count: 'admin' },
  },
} satisfies Partial<PageFields>
