import { formatDeadline } from '~/domain/day'
import { progressOf } from '~/domain/grievance-state'
import { layOut } from './layout'
import { buildUrl, withSite, type Template } from './template'
import { accountNotice } from './account-notice'
import {
  passkeyAdded,
  passkeyRemoved,
  recoveryCodesRenewed,
  recoveryCodeUsed,
  secondStepAdded,
  secondStepRemoved,
} from './two-factor'

/**
 * For administrators. `payload`: `by`, the username of the moderator who looked an author up without a second person.
 */
const authorLookedUp: Template = (input) => {
  const { translations, payload, siteUrl } = input
  const { subject, text, action, reason } = translations.authorLookedUp
  return layOut(input, {
    subject,
    paragraphs: [withSite(text, siteUrl).replace('{by}', payload.by ?? '')],
    link: { label: action, url: buildUrl(siteUrl, '/moderation/log') },
    closing: [reason],
  })
}

/** `payload`: `until`, the last day of an expert's mark. */
const expertEnds: Template = (input) => {
  const { language, translations, payload, siteUrl } = input
  const { subject, text, action, reason } = translations.expertEnds
  const form = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  const day = new Intl.DateTimeFormat(`${language}-IN`, form).format(new Date(payload.until ?? 0))
  const unbroken = day.replaceAll(' ', '\u00a0')
  return layOut(input, {
    subject: subject.replace('{day}', day),
    paragraphs: [translations.greeting, withSite(text, siteUrl).replace('{day}', unbroken)],
    link: { label: action, url: buildUrl(siteUrl, '/contact/curtain') },
    closing: [reason],
  })
}

/** `payload`: `token` confirms the subscription, `leave` ends it. */
const confirmSubscription: Template = (input) => {
  const { translations, payload, siteUrl } = input
  const { token = '', leave = '' } = payload
  const { subject, text, action, ignore, leave: leaveLabel } = translations.confirmSubscription
  return layOut(input, {
    subject,
    paragraphs: [translations.greeting, withSite(text, siteUrl)],
    link: { label: action, url: buildUrl(siteUrl, '/contact/waitlist/confirm', { token }) },
    closing: [
      ignore,
      { label: leaveLabel, url: buildUrl(siteUrl, '/contact/waitlist/leave', { token: leave }) },
    ],
  })
}

/** `payload`: `token`. */
const connectGoogle: Template = (input) => {
  const { token = '' } = input.payload
  return accountNotice(
    'connectGoogle',
    input,
    buildUrl(input.siteUrl, '/auth/connect-google', { token }),
    input.translations.connectGoogle.warning,
  )
}

/** Goes to the old email address. No payload, so that it cannot show the new one. */
const emailChanged: Template = (input) =>
  accountNotice('emailChanged', input, buildUrl(input.siteUrl, '/#contact'))

/** Goes to the old email address while a new password can still stop the change. No payload. */
const emailChanging: Template = (input) =>
  accountNotice('emailChanging', input, buildUrl(input.siteUrl, '/auth/forgot-password'))

/** Contains only fixed text and `payload.referenceId`, because visitors choose the email address. */
const messageReceipt: Template = (input) => {
  const { translations, payload, siteUrl } = input
  const { referenceId = '' } = payload
  const { subject, text, action, ignore } = translations.messageReceipt
  return layOut(input, {
    subject: subject.replace('{reference}', referenceId),
    paragraphs: [
      translations.greeting,
      withSite(text, siteUrl).replace('{reference}', referenceId),
    ],
    link: { label: action, url: buildUrl(siteUrl, `/contact/sent/${referenceId}`) },
    closing: [ignore],
  })
}

/** `payload`: `referenceId`, `message`, `source`, and the other given fields, named as in the translations' `field`. */
const messageReceived: Template = (input) => {
  const { translations, payload, siteUrl } = input
  const { subject, text, action, reason, source, value, field } = translations.messageReceived
  const { referenceId = '', message = '' } = payload
  const words: Record<string, Record<string, string>> = value
  const sources: Record<string, string> = source
  const facts = Object.entries(field).flatMap(([name, label]): [string, string][] => {
    const given = payload[name]
    if (!given) return []
    return [[label, given === 'true' ? '' : (words[name]?.[given] ?? given)]]
  })
  const from = sources[payload.source ?? ''] ?? ''
  return layOut(input, {
    subject: subject.replace('{reference}', referenceId),
    paragraphs: [withSite(text, siteUrl), { facts: [[from, ''], ...facts] }, { quote: message }],
    link: { label: action, url: buildUrl(siteUrl, `/moderation/messages/${referenceId}`) },
    closing: [reason],
  })
}

// Empty for a mail that an older version of this site queued without the time.
function grievanceDeadlines({ language, payload }: Parameters<Template>[0], words = '') {
  if (!payload.receivedAt) return []
  const createdAt = new Date(payload.receivedAt)
  const due = progressOf({ createdAt, acknowledgedAt: null, decidedAt: null })
  const text = words
    .replace('{acknowledgeBy}', formatDeadline(language, due.acknowledgeBy))
    .replace('{decideBy}', formatDeadline(language, due.decideBy))
  return text ? [text] : []
}

/** For the company. `payload`: `referenceId` and `receivedAt`. */
const grievanceReceived: Template = (input) => {
  const { translations, payload, siteUrl } = input
  const { referenceId = '' } = payload
  const { subject, text, due, action, reason } = translations.grievanceReceived
  return layOut(input, {
    subject: subject.replace('{reference}', referenceId),
    paragraphs: [withSite(text, siteUrl), ...grievanceDeadlines(input, due)],
    link: {
      label: action,
      url: buildUrl(siteUrl, `/moderation/messages/grievances/${referenceId}`),
    },
    closing: [reason],
  })
}

/**
 * For the sender of a grievance. `payload`: `referenceId`, `state` and `receivedAt`, and nothing that the sender
 * typed.
 */
const grievanceState: Template = (input) => {
  const { translations, payload, siteUrl } = input
  const { referenceId = '', state = '' } = payload
  const { subject, text, due, action, ignore } = translations.grievanceState
  const dueOf: Record<string, string> = due
  const of = (words: Record<string, string>) =>
    (words[state] ?? words.received ?? '').replace('{reference}', referenceId)
  return layOut(input, {
    subject: of(subject),
    paragraphs: [
      translations.greeting,
      withSite(of(text), siteUrl),
      ...grievanceDeadlines(input, dueOf[state]),
    ],
    link: { label: of(action), url: buildUrl(siteUrl, `/grievance/${referenceId}`) },
    closing: [ignore],
  })
}

const passwordChanged: Template = (input) =>
  accountNotice('passwordChanged', input, buildUrl(input.siteUrl, '/auth/forgot-password'))

const googleConnected: Template = (input) =>
  accountNotice('googleConnected', input, buildUrl(input.siteUrl, '/auth/forgot-password'))

/** `payload`: `token`. */
const resetPassword: Template = (input) => {
  const { token = '' } = input.payload
  return accountNotice(
    'resetPassword',
    input,
    buildUrl(input.siteUrl, '/auth/reset-password', { token }),
  )
}

/**
 * Names no author, topic, thread, number or time, so that comments and the answer to an appeal have the same mail.
 * `payload`: `unsubscribe`, the token.
 */
const somethingNew: Template = (input) => {
  const { text, ...words } = input.translations.somethingNew
  return aboutNews(input, words, text, '/profile')
}

/** Names no thread, title or author. `payload`: `threads`, the number of threads with something new; `unsubscribe`. */
const digest: Template = (input) => {
  const { text, ...words } = input.translations.digest
  const { threads = '0' } = input.payload
  const rules = new Intl.PluralRules(input.language)
  const form = rules.select(Number(threads)) === 'one' ? 'one' : 'other'
  return aboutNews(input, words, text[form].replace('{threads}', threads), '/profile/answers')
}

type NewsWords = Record<'subject' | 'action' | 'reason' | 'unsubscribe', string>

function aboutNews(
  input: Parameters<Template>[0],
  { subject, action, reason, unsubscribe }: NewsWords,
  text: string,
  path: string,
) {
  const { translations, payload, siteUrl } = input
  const unsubscribeUrl = buildUrl(siteUrl, '/unsubscribe', { token: payload.unsubscribe ?? '' })
  const letter = layOut(input, {
    subject,
    paragraphs: [translations.greeting, withSite(text, siteUrl)],
    link: { label: action, url: buildUrl(siteUrl, path) },
    closing: [reason, { label: unsubscribe, url: unsubscribeUrl }],
  })
  return { ...letter, unsubscribeUrl }
}

/**
 * For moderators. Contains nothing of the waiting items, because mailbox and mail provider must not learn it. No
 * payload.
 */
const somethingWaiting: Template = (input) => teamNotice('somethingWaiting', input)

/** Like `somethingWaiting`, but sent at once when somebody may be in danger. No payload. */
const dangerWaiting: Template = (input) => teamNotice('dangerWaiting', input)

function teamNotice(
  kind: 'somethingWaiting' | 'dangerWaiting',
  input: Parameters<Template>[0],
): ReturnType<Template> {
  const { translations, siteUrl } = input
  const { subject, text, action, reason, settings } = translations[kind]
  return layOut(input, {
    subject,
    paragraphs: [translations.greeting, withSite(text, siteUrl)],
    link: { label: action, url: buildUrl(siteUrl, '/moderation') },
    closing: [
      reason,
      { label: settings, url: buildUrl(siteUrl, '/profile/settings#notifications') },
    ],
  })
}

/** `payload`: `token`. */
const verifyEmail: Template = (input) => {
  const { token = '' } = input.payload
  return accountNotice(
    'verifyEmail',
    input,
    buildUrl(input.siteUrl, '/auth/verify-email', { token }),
  )
}

export const templates = {
  verifyEmail,
  resetPassword,
  passwordChanged,
  emailChanging,
  emailChanged,
  connectGoogle,
  googleConnected,
  secondStepAdded,
  secondStepRemoved,
  recoveryCodeUsed,
  recoveryCodesRenewed,
  passkeyAdded,
  passkeyRemoved,
  somethingNew,
  digest,
  somethingWaiting,
  dangerWaiting,
  messageReceived,
  messageReceipt,
  grievanceReceived,
  grievanceState,
  confirmSubscription,
  authorLookedUp,
  expertEnds,
} satisfies Record<string, Template>

export type MailKind = keyof typeof templates

export function isMailKind(kind: string): kind is MailKind {
  return Object.hasOwn(templates, kind)
}
