import type { CommentView } from '~/domain/comments/comment-view'
import { excerpt, excerptLengths } from '~/domain/validation/text'
import { threadNames } from './authors.server'
import type { ItemLink } from './thread.server'
import { type Member, lacksTwoFactor } from '~/domain/members/member'
import { getI18n } from '~/i18n/i18n.server'
import type { Language } from '~/i18n/languages'
import { formatClock, toIsoDay } from '~/domain/day'
import type { MonthlyReveals } from '~/domain/moderation/count-reveals.server'
import type { ItemLookUp, WaitingLookUp } from '~/domain/moderation/look-up-requests.server'
import type { TitledLine } from '~/domain/moderation/log-line.server'
import { formatDay, formatMonth } from '~/i18n/use-translation'

/**
 * The header's moderation link, with the number of open items. Moderators without two-factor authentication see no
 * number. Null for members who may not moderate.
 */
export function moderationLabel(
  language: Language,
  member: Member,
  waiting: number | null,
): string | null {
  const t = getI18n(language).getFixedT(null, 'thread')
  if (waiting) return t('moderationWaiting', { count: waiting })
  return waiting === 0 || lacksTwoFactor(member, 'moderator') ? t('moderation') : null
}

/** Formats the days of log lines on the server, so the client does not need the code. */
export function logLabels(language: Language, lines: TitledLine[]) {
  return lines.map((line) => ({
    ...line,
    dayLabel: formatDay(language, line.day),
    untilLabel: line.until && formatDay(language, line.until),
  }))
}

/** Formats the months of monthly counts. */
export function monthLabels(language: Language, months: MonthlyReveals[]) {
  return months.map(({ month, count }) => ({ month: formatMonth(language, month), count }))
}

/** Adds `until`, the formatted expiry time, to requests for look-ups. */
export function waitingLookUpLabels(language: Language, lookUps: WaitingLookUp[]) {
  return lookUps.map(({ expiresAt, ...lookUp }) => ({
    ...lookUp,
    until: untilOf(language, expiresAt),
  }))
}

/** Formats the requests about one item. */
export function itemLookUpLabels(language: Language, { own, asked }: ItemLookUp) {
  return {
    own: own && { state: own.state, until: untilOf(language, own.expiresAt) },
    asked: asked && {
      by: asked.by,
      reason: asked.reason,
      until: untilOf(language, asked.expiresAt),
    },
  }
}

function untilOf(language: Language, expiresAt: Date) {
  return `${formatDay(language, toIsoDay(expiresAt))}, ${formatClock(expiresAt)}`
}

/** Links to the texts and reports that do not fit on a moderator's page of one item. */
export function leftOutLinks(
  language: Language,
  {
    leftOut,
    reportsCursor,
  }: { leftOut: 'original' | 'content' | null; reportsCursor: string | null },
): { text: ItemLink | null; reports: ItemLink | null } {
  const t = getI18n(language).getFixedT(null, 'thread')
  return {
    text: leftOut && { to: `?text=${leftOut}`, label: t(`leftOut.${leftOut}`) },
    reports: reportsCursor ? { to: `?cursor=${reportsCursor}`, label: t('moreReports') } : null,
  }
}

/** The comments around a moderated one: the authors' public names, and excerpts. */
export function neighbourLabels(language: Language, comments: CommentView[]) {
  const nameOf = threadNames(language)
  return comments.map((comment) => ({
    id: comment.id,
    author: nameOf(comment),
    excerpt: excerpt(comment.content, excerptLengths.card),
  }))
}
