import { helpBox } from '~/content/helplines'
import type { Member } from '~/domain/members/member'
import { findCrisis } from '~/domain/language/crisis'
import { runCooperatively } from '~/domain/language/run-cooperatively.server'
import { normaliseText } from '~/domain/validation/text'
import { getI18n } from '~/i18n/i18n.server'
import type { Language } from '~/i18n/languages'
import { beforeWritingLink } from './before-writing.server'
import { hasPostedMark } from '../session/flash.server'
import type { NoticeKey, NoticeText, NoticeVariant } from '~/ui/feedback/notices'

const callouts = ['masked', 'help'] as const
const rules = ['kind', 'lived', 'names'] as const

/** A callout tells the author, on the next page, that words were masked, or shows helplines. */
export type Callout = (typeof callouts)[number]

/** A text as submitted (undefined if it was not) and as stored. The two differ if words were masked. */
type Published = [submitted: string | undefined, kept: string | null]

/** The callouts for texts just published. Only the next page's flash holds them. */
export async function calloutsFor(...texts: Published[]): Promise<Callout[]> {
  const written = texts.flatMap(([submitted, kept]) =>
    submitted === undefined ? [] : [{ submitted: normaliseText(submitted), kept: kept ?? '' }],
  )
  const crises = await Promise.all(
    written.map(({ submitted }) => runCooperatively(findCrisis(submitted))),
  )
  const wanted: Record<Callout, boolean> = {
    masked: written.some(({ submitted, kept }) => submitted !== kept),
    help: crises.some((found) => found.length > 0),
  }
  return callouts.filter((callout) => wanted[callout])
}

const publishedMarks = { unnamed: 'out-unnamed:', named: 'out:' } as const

/** Marks a post that its member just published, and whether it is anonymous. */
export function publishedMark({ id, isAnonymous }: { id: string; isAnonymous: boolean }): string {
  return publishedMarks[isAnonymous ? 'unnamed' : 'named'] + id
}

const calloutId = 'comment-callout'
const panelClass =
  'panel mt-4 rounded-xl border border-s-3 border-line bg-raised px-5 py-4 print:hidden [&_h2]:text-lg [&>*+*]:mt-2'
const calloutClass = `${panelClass} border-s-accent`
/** The classes of `ui/button.tsx`, for HTML strings. http may not import components (directions.test.ts). */
export const buttonHtmlClass =
  'button inline-flex min-h-11 items-center rounded-xl border border-action bg-action px-5 py-1.5 font-semibold text-on-action no-underline visited:text-on-action hover:bg-action-deep hover:text-on-action'
/** The same for the classes of `ui/form/fields.tsx`. */
export const controlHtmlClass =
  'mt-1 block min-h-11 w-full rounded-xl border border-edge bg-raised px-3 py-2'

/**
 * The text above the next page: the callouts in `flashed`, the confirmation of a new post, or the welcome for a new
 * member. Null without any. It is HTML, so no page ships it as a script.
 */
export function calloutHtml(
  language: Language,
  flashed: string[],
  isShared = false,
): string | null {
  if (flashed.includes('signed-up')) return welcomeHtml(language, isShared)
  return (helpHtml(language, flashed) ?? '') + (publishedHtml(language, flashed) ?? '') || null
}

/**
 * The reminder above a member's forum and profile, as HTML, until she has typed two of her recovery words. She may have
 * left the page that showed them. Null on other pages and for other members.
 */
export function uncheckedWordsHtml(
  language: Language,
  member: Pick<Member, 'recoveryUnchecked'> | null,
  pathname: string,
): string | null {
  if (!member?.recoveryUnchecked || !['/forum', '/profile'].includes(pathname)) return null
  const t = getI18n(language).getFixedT(null, 'uncheckedWords')
  return `<aside class="${calloutClass}" aria-labelledby="unchecked-words">
<h2 id="unchecked-words">${t('title')}</h2>
<p>${t('text')}</p>
<p><a href="/profile/settings/recovery-words">${t('link')}</a></p>
</aside>`
}

/**
 * Explains, above the list that a link to a missing post redirects to, why the post may be missing. The toast only says
 * that it is. HTML; null on other pages and without that notice. It is the same for each reason.
 */
export function missingPostHtml(
  language: Language,
  notice: string | null,
  pathname: string,
): string | null {
  if (notice !== 'post-not-found' || pathname !== '/forum') return null
  const t = getI18n(language).getFixedT(null, 'identity')
  return `<aside class="${calloutClass}" aria-labelledby="missing-post">
<h2 id="missing-post">${t('missing.title')}</h2>
<p>${t('missing.text')}</p>
</aside>`
}

// Tells the author how a new post is shown, where it is, and where to find its answers.
function publishedHtml(language: Language, flashed: string[]) {
  const mark = flashed.find((piece) =>
    Object.values(publishedMarks).some((out) => piece.startsWith(out)),
  )
  if (!mark) return null
  const [, id = ''] = mark.split(':')
  const t = getI18n(language).getFixedT(null, 'identity')
  return `<aside class="${panelClass} border-s-success" aria-labelledby="out">
<h2 id="out">${t('out.title')}</h2>
<p>${mark.startsWith(publishedMarks.unnamed) ? t('out.unnamed') : ''} <a href="/forum/post/${id}">${t('out.link')}</a></p>
<p>${t('out.answers')} <a href="/profile/answers">${t('out.answersLink')}</a></p>
</aside>`
}

function helpHtml(language: Language, flashed: string[]) {
  const written: Record<Callout, () => string> = {
    masked: () => `<p>${getI18n(language).t('safety:masked')}</p>`,
    help: () => helpBox(language),
  }
  const selected = callouts.filter((callout) => flashed.includes(callout))
  if (!selected.length) return null
  const inside = selected.map((callout) => written[callout]()).join('')
  const id = hasPostedMark(flashed) ? 'posted' : calloutId
  const label = getI18n(language).t('safety:about')
  return `<aside id="${id}" aria-label="${label}" tabindex="-1" class="help ${calloutClass}">${inside}</aside>`
}

// The welcome above a new member's first screen, as HTML. It explains names and anonymity, links to a first post, and
// has three folded rules.
function welcomeHtml(language: Language, isShared: boolean): string {
  const t = getI18n(language).getFixedT(null, 'welcome')
  return `<aside class="welcome ${calloutClass}" aria-labelledby="welcome">
<h2 id="welcome">${t('title')}</h2>
<p>${t('name')}${isShared ? ` ${t('shared')}` : ''}</p>
<p class="flex flex-wrap items-center gap-3"><a class="${buttonHtmlClass}" href="/forum/new">${t('hello')}</a> ${t('noHurry')}</p>
${foldedRulesHtml(language)}
</aside>`
}

function foldedRulesHtml(language: Language) {
  const t = getI18n(language).getFixedT(null, 'welcome')
  const items = rules.map((rule) => `<li>${t(`rule.${rule}`)}</li>`).join('')
  return `<details><summary class="min-h-11 cursor-pointer py-2 text-action">${t('rules')}</summary>
<ul class="list-disc ps-5">${items}</ul>
<p>${t('lookedUp')}</p>
<p>${beforeWritingLink(language)} · <a href="/profile/edit">${t('nameLink')}</a></p></details>`
}

/** The line under posts and forms, as HTML: no medical advice, and a link to the helplines. */
export function disclaimerHtml(language: Language): string {
  const { t } = getI18n(language)
  return `${t('safety:noAdvice')} <a href="/forum/help">${t('safety:helplines')}</a>`
}

/** Destructive notices stay until they are closed, or until the next result or page. */
const noticeVariants: Record<NoticeKey, NoticeVariant> = {
  'signed-in': 'default',
  'signed-up': 'default',
  'post-created': 'default',
  'post-held': 'default',
  'comment-held': 'default',
  'comment-posted': 'default',
  'post-not-found': 'destructive',
  'comment-gone': 'destructive',
  'cookies-refused': 'destructive',
  'profile-not-loaded': 'destructive',
  'sign-out-failed': 'destructive',
  offline: 'destructive',
  'sign-in-failed': 'destructive',
  'sign-up-failed': 'destructive',
  'passwords-differ': 'destructive',
  'post-failed': 'destructive',
  'comment-failed': 'destructive',
  'like-failed': 'destructive',
  'sign-in-unsent': 'destructive',
  'post-unsent': 'destructive',
  'comment-unsent': 'destructive',
  'not-your-form': 'destructive',
  'email-removed': 'default',
  'post-updated': 'default',
  'comment-updated': 'default',
  'post-deleted': 'default',
  'comment-deleted': 'default',
  'comment-kept': 'destructive',
  'update-failed': 'destructive',
  'profile-updated': 'default',
  'profile-failed': 'destructive',
  'profile-unsent': 'destructive',
  'settings-updated': 'default',
  'settings-failed': 'destructive',
  'settings-unsent': 'destructive',
  'too-many': 'destructive',
  'reset-sent': 'default',
  'password-changed': 'default',
  'second-step-removed': 'default',
  'passkey-added': 'default',
  'passkey-removed': 'default',
  'passkey-renamed': 'default',
  'passkey-expired': 'destructive',
  'second-step-expired': 'destructive',
  'email-asked': 'default',
  unblocked: 'default',
  unfollowed: 'default',
  'appeal-sent': 'default',
  saved: 'default',
  'review-removed': 'default',
  'decided-already': 'default',
  'deleted-meanwhile': 'default',
  'session-ended': 'default',
  'sessions-ended': 'default',
  'trust-ended': 'default',
  'verification-sent': 'default',
  'google-joined': 'default',
  'google-cancelled': 'destructive',
  'google-other-account': 'destructive',
  'google-address-unusable': 'destructive',
  'google-unverified': 'destructive',
  'sign-in-expired': 'destructive',
  'signed-out-idle': 'default',
  'google-down': 'destructive',
}

/** Translates a notice key. Returns null for an unknown key. */
export function translateNotice(
  language: Language,
  key: string | null | undefined,
): NoticeText | null {
  if (!isNoticeKey(key)) return null
  const t = getI18n(language).getFixedT(language, 'shell')
  return {
    title: t(`notice.${key}.title`),
    description: t(`notice.${key}.description`),
    variant: noticeVariants[key],
  }
}

/** Returns a text as a notice key, or null if it is none. */
export function noticeKeyOf(text: string): NoticeKey | null {
  return isNoticeKey(text) ? text : null
}

function isNoticeKey(value: unknown): value is NoticeKey {
  return typeof value === 'string' && Object.hasOwn(noticeVariants, value)
}

// Only errors, because anybody can craft a link with a success notice.
const errors: readonly NoticeKey[] = [
  'signed-out-idle',
  'post-not-found',
  'comment-gone',
  'cookies-refused',
  'profile-not-loaded',
  'google-cancelled',
  'google-other-account',
  'google-address-unusable',
  'google-unverified',
  'sign-in-expired',
  'google-down',
  'too-many',
]

/** The notice in the URL of a redirect. Visitors have no session to keep it. */
export function noticeFromUrl(request: Request): NoticeKey | null {
  const key = new URL(request.url).searchParams.get('notice')
  return errors.find((error) => error === key) ?? null
}
