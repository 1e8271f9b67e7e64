import { withRule } from '../fields'
import type { PageFields } from '../page-data'
import { grievanceDays } from './parts'

export const siteFields = {
  root: {
    ...withRule('shown', 'language theme lite neutralTitles'),
    member: {
      ...withRule('member', 'username draftTag isShared newAnswers'),
      moderation: 'team',
    },
    notice: { title: 'shown', description: 'shown', variant: 'shown' },
    ...withRule('shown', 'callout refused shownOnce siteUrl year renderedAt'),
  },

  '/': {
    asked: { id: 'shown', title: 'shown' },
    description: 'words',
  },
  accessibility: withRule(
    'words',
    'title description lead sections tell tellText email tellOtherwise date',
  ),
  privacy: withRule(
    'words',
    'title description lead contents account accountLead accountPoints otherwise what howLong kept sections',
  ),
  community: {
    figures: {
      ...withRule('shown', 'halfYear publishedOn margin maxFigures sigma rho threshold'),
      halfYears: 'words',
      counts: 'words',
    },
    topics: 'words',
  },
  'contact/curtain/:step?': { step: 'shown', change: 'shown', answers: 'typed' },
  'contact/elevator/:floor?': { floor: 'shown' },
  'contact/sent/:referenceId': { referenceId: 'shown' },
  'contact/waitlist': { isAsked: 'shown', list: 'shown' },
  'contact/waitlist/confirm': { state: 'shown', email: 'shown' },
  'contact/waitlist/leave': { state: 'shown' },

  grievance: {
    officer: { name: 'words', role: 'words', email: 'words', phone: 'words' },
    due: { acknowledge: 'words', decide: 'words' },
    number: 'shown',
  },
  'grievance/:referenceId': {
    referenceId: 'shown',
    state: 'shown',
    days: grievanceDays,
    outcome: 'shown',
    answer: 'shown',
  },

  'auth/signin': { redirectTo: 'shown', hasGoogle: 'shown', wasIdle: 'shown' },
  'auth/second-step': withRule('shown', 'redirectTo hasPasskey hasApp mayTrust'),
  'auth/signup': { redirectTo: 'shown', hasGoogle: 'shown', hasNewWords: 'shown' },
  'auth/recover': { hasNewWords: 'shown' },
  'auth/verify-email': {
    ...withRule('shown', 'problem state email'),
    isMember: 'member',
  },
  'auth/connect-google': { state: 'shown' },
  'auth/forgot-password': { isSent: 'shown' },
  'auth/recovery-words': { first: 'shown', second: 'shown' },
  'auth/reset-password': { token: 'shown', problem: 'shown' },
} satisfies Partial<PageFields>
