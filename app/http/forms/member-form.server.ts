import { createHmac } from 'node:crypto'
import { parse, stringify, validate, NIL } from 'uuid'
import { keyFor, encryptToken, decrypt } from '~/runtime/encryption.server'
import { day } from '~/domain/durations'
import type { SubmissionResult } from '@conform-to/react'
import { data, type AppLoadContext, redirect } from '@remix-run/node'
import type { FieldFinding } from '~/domain/guidance-kinds'
import type { Failure, FieldProblems } from '~/domain/result'
import { getLanguage } from '~/i18n/i18n.server'
import type { Language } from '~/i18n/languages'
import type { NoticeKey } from '~/ui/feedback/notices'
import type { RefusedForm } from '~/ui/form/form-answer'
import { problemSentence } from '../problem-sentence.server'
import { guidanceView } from './guidance-form.server'
import { sentFields, type FormFields } from './read-form.server'
import { retryHeaders, waitingProblem } from '../reply-status'
import { type Member, isSuspended } from '~/domain/members/member'
import { saveLateDraft, type DraftKey } from '~/domain/drafts/drafts.server'
import { lostTextResponse } from '../post-not-found.server'
import { flash } from '../session/flash.server'
import { formerMemberId, getMember, getSessionId, requireMember } from '../session/session.server'
import type { ChoiceField } from './own-fields.server'
import { preferenceCookie, preferencesOf, type Preferences } from '../session/preferences.server'
import { isSharedDevice } from '../session/shared-device.server'

const purpose = 'form-key'
const lifetime = 30 * day

export type IdempotencyKey = { memberId: string; sessionId: string; issuedAt: number }

/**
 * Returns an encrypted key that names the form's owner. A form sent after the session expired is saved for its owner.
 */
export function issueIdempotencyKey(memberId: string, sessionId: string): string {
  const ids = [memberId, sessionId].map((id) => Buffer.from(parse(id)).toString('base64url'))
  return encryptToken(purpose, [...ids, Date.now().toString(36)].join('.'))
}

/** Decrypts a key of any age. Returns null if this server did not issue it. */
export function openIdempotencyKey(idempotencyKey: string | undefined): IdempotencyKey | null {
  const [member = '', session = '', issued = ''] = (decrypt(purpose, idempotencyKey) ?? '').split(
    '.',
  )
  const [memberId, sessionId] = [idOf(member), idOf(session)]
  return memberId && sessionId ? { memberId, sessionId, issuedAt: parseInt(issued, 36) } : null
}

function idOf(text: string) {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length !== 16) return null
  const id = stringify(bytes)
  return validate(id) ? id : null
}

/** True when a form with this key is still accepted after its session expired. */
function isFresh({ issuedAt }: IdempotencyKey): boolean {
  return issuedAt > Date.now() - lifetime
}

/** Names a member's drafts in their browser without revealing who they are. */
export function draftTagOf(memberId: string): string {
  return createHmac('sha256', keyFor(purpose)).update(memberId).digest('base64url').slice(0, 12)
}

const neverEchoed = [
  ...['currentPassword', 'password', 'confirmPassword', 'code'],
  ...['idempotencyKey', 'token', 'passkey'],
]

/** A request, with what the server keeps for it until it is answered. */
export type RequestScope = { request: Request; context: AppLoadContext }

/**
 * Answers with the error messages and the submitted fields except passwords, as conform expects. The status is 400, 403
 * when the member may not write now, or 429 with `Retry-After`.
 */
export async function formErrorResponse(
  { request, context }: RequestScope,
  fields: FormFields,
  failure: Failure,
  notice: NoticeKey | null = null,
) {
  context.wasRefused = true
  if (failure.guidance) return guidanceResponse(request, fields, failure.guidance)
  const names = [...Object.keys(fields), ...Object.keys(failure.fields)]
  const lastResult: SubmissionResult<string[]> = {
    status: 'error',
    initialValue: Object.fromEntries(
      Object.entries(sentFields(fields)).filter(([name]) => !neverEchoed.includes(name)),
    ),
    error: sentencesOf(await getLanguage(request), problemsOf(failure), fields),
    state: { validated: Object.fromEntries(['', ...names].map((name) => [name, true])) },
  }
  if (failure.code !== 'too-many') {
    const status = failure.code === 'not-allowed' ? 403 : 400
    return data<RefusedForm>({ lastResult, notice }, { status })
  }
  return data<RefusedForm>(
    { lastResult, notice: notice ?? 'too-many' },
    { status: 429, headers: retryHeaders(failure) },
  )
}

// Shows the form again with the findings that the author should read. Nothing is published yet.
async function guidanceResponse(request: Request, fields: FormFields, found: FieldFinding[]) {
  const { guidanceSeen: _, ...submitted } = sentFields(fields)
  const guidance = await guidanceView(await getLanguage(request), fields, found)
  const answer = { lastResult: { initialValue: submitted }, notice: null, guidance }
  return data<RefusedForm>(answer, { status: 400 })
}

/** True when a failure shows the form again, because the member can correct something or wait. */
export function isAboutForm({ code, fields }: Failure): boolean {
  return ['invalid', 'conflict', 'too-many'].includes(code) || Object.keys(fields).length > 0
}

function problemsOf({ code, fields, retryAfter }: Failure): FieldProblems {
  if (code === 'invalid-credentials') return { '': 'invalidCredentials' }
  if (code === 'too-many') return { '': waitingProblem(retryAfter) }
  return fields
}

function sentencesOf(language: Language, problems: FieldProblems, sent: FormFields) {
  const entries = Object.entries(problems)
  return Object.fromEntries(
    entries.map(([name, problem]) => [
      name,
      [problemSentence(language, name, problem, sent[name])],
    ]),
  )
}

/** Issues a key for a form that the member opens now. */
export async function newIdempotencyKey(
  request: Request,
  context: AppLoadContext,
  member: Member,
): Promise<string> {
  return issueIdempotencyKey(member.id, (await getSessionId(request, context)) ?? NIL)
}

/**
 * Returns the member who sent a form. If the session has expired or somebody else has signed in, saves the text as a
 * draft of the form's owner.
 * @param returnTo the URL to open after a sign-in, if it is not the form's
 * @throws a redirect to sign-in, or to the forum with a notice when somebody else is signed in; 404 with the text if
 *   its post or comment is gone, so that no draft can keep it
 */
export async function requireFormMember(
  request: Request,
  context: AppLoadContext,
  fields: FormFields,
  draftKey: DraftKey,
  returnTo?: string,
): Promise<Member> {
  const member = await getMember(request, context)
  const key = openIdempotencyKey(fields.idempotencyKey)
  const isOwnForm = !key || key.memberId === member?.id
  if (member && isOwnForm) return member
  const ownerId = key ? ownerOf(key) : await formerMemberId(request)
  const { idempotencyKey: _, ...submitted } = sentFields(fields)
  const isKept = ownerId !== null && (await saveLateDraft(ownerId, draftKey, submitted))
  // A new post is about no other item, so it cannot lose one.
  const isItemGone = ownerId !== null && !isKept && !draftKey.startsWith('new-post')
  if (isItemGone && submitted.content?.trim()) throw await lostTextResponse(request, submitted)
  await requireMember(request, context, returnTo)
  await flash(request, context, 'not-your-form')
  throw redirect('/forum', 303)
}

// Accepts the key however the session ended. Anybody with the phone can add a draft; only its owner can read it.
function ownerOf(key: IdempotencyKey) {
  return isFresh(key) ? key.memberId : null
}

/**
 * Returns the member who opens a form for writing. Sign-in redirects back to the form with its query, such as the
 * episode to discuss.
 * @throws a redirect to sign-in, or to the profile if suspended. A suspended member still sees a form that
 *   was just refused, or that switched language or theme.
 */
export async function requireWriting(request: Request, context: AppLoadContext): Promise<Member> {
  const { pathname, search } = new URL(request.url)
  const member = await requireMember(request, context, pathname + search)
  if (isSuspended(member) && !isFormShownAgain(context)) throw redirect('/profile', 303)
  return member
}

/** True when this request's form is in the response with its text: it was refused, or it switched language or theme. */
export function isFormShownAgain(context: AppLoadContext): boolean {
  return Boolean(context.wasRefused || context.wasSwitched)
}

/**
 * Answers a form that the language or theme switch submitted. It returns the fields and saves nothing. A cookie stores
 * the choice, and the URL contains the new language.
 */
export async function respondToPreferenceSwitch(
  { request, context }: RequestScope,
  fields: FormFields,
  choice: ChoiceField,
) {
  const answer = { lastResult: { initialValue: sentFields(fields) }, notice: null }
  context.wasSwitched = true
  if (choice !== 'language') context.chosenTheme = choice
  return data<RefusedForm>(answer, {
    headers: { 'Set-Cookie': await choiceCookie(request, choice) },
  })
}

/**
 * Returns the `Set-Cookie` value that stores a language or theme which a form has chosen. Set it before a redirect, whose
 * URL does not contain the language.
 */
export async function choiceCookie(request: Request, choice: ChoiceField): Promise<string> {
  const isShared = isSharedDevice(request.headers.get('Cookie'))
  return choice === 'language'
    ? preferenceCookie('language', await getLanguage(request), isShared)
    : preferenceCookie('theme', choice, isShared)
}

/** Reads the visitor's preferences, with the theme that this request's form has just chosen. */
export function readPreferences(request: Request, context: AppLoadContext): Preferences {
  const preferences = preferencesOf(request)
  return { ...preferences, theme: context.chosenTheme ?? preferences.theme }
}

/** Redirects after a change. The target may be on the current page. */
export function redirectToChanged(url: string) {
  // Without this header the router would not reload a page when only the fragment differs.
  return redirect(url, { status: 303, headers: { 'X-Remix-Revalidate': 'yes' } })
}
