import { data, redirect, type ActionFunctionArgs, type AppLoadContext } from '@remix-run/node'
import { sendMessage, sendMessageSchema, type Sender } from '~/domain/contact/store-message.server'
import { getLanguage } from '~/i18n/i18n.server'
import type { SentAnswer } from '~/ui/contact/flow/sent-answer'
import { respondToPreferenceSwitch, formErrorResponse } from './member-form.server'
import { choiceField, inPlaceField } from './own-fields.server'
import { readForm, type FormFields } from './read-form.server'
import { z } from 'zod'
import {
  pathOf,
  stepAfter,
  stepBefore,
  stepFields,
  type Step,
} from '~/domain/contact/curtain-steps'
import { fail } from '~/domain/result'
import { intents } from '~/domain/contact/choices'
import { honeypotField } from '~/domain/contact/honeypot'
import { curtainSchema, saveStep, readCurtain, sendCurtain } from '~/domain/contact/curtain.server'
import type { CurtainView } from '~/ui/contact/curtain/curtain-view'
import { readCookie, setCookie } from '../session/pending-cookies.server'
import { isSharedDevice } from '../session/shared-device.server'

/** The action of `/`. */
export async function handleMessageForm({ request, context }: ActionFunctionArgs) {
  const { choice, ...fields } = await readForm(request, sendMessageSchema, {
    ...inPlaceField,
    ...choiceField,
  })
  if (choice) return respondToPreferenceSwitch({ request, context }, fields, choice)
  const result = await sendMessage(fields, await senderOf(request, context))
  if (!result.ok) return formErrorResponse({ request, context }, fields, result)
  return replySent(fields, result.value)
}

/** The sender's IP address and the page's language. */
export async function senderOf(request: Request, { ip }: AppLoadContext): Promise<Sender> {
  return { ip, language: await getLanguage(request) }
}

/** Answers a sent message with its reference if the page stays open, otherwise with a redirect to the confirmation. */
export function replySent({ inPlace }: { inPlace?: string }, referenceId: string) {
  if (inPlace) return data<SentAnswer>({ sent: referenceId })
  return redirect(`/contact/sent/${referenceId}`, 303)
}

const ownFields = { ...inPlaceField, ...choiceField, go: z.enum(['back', 'next']).optional() }
const neverCached = { 'Cache-Control': 'no-store' }

/**
 * Loads a step with its saved answers; the review has all. @throws a redirect to the first unanswered step before it
 */
export async function loadStep(request: Request, wanted: Step) {
  const { step, answers } = await readCurtain(readToken(request), wanted)
  if (step !== wanted) {
    const notice = isWithoutCookies(request) ? '?notice=cookies-refused' : ''
    throw redirect(pathOf(step) + notice, 303)
  }
  const shown = step === 'purpose' ? { ...intentIn(request), ...answers } : answers
  return data(viewOf(step, shown, isChange(request)), { headers: neverCached })
}

// A link can preselect the intent as long as the visitor has not answered.
function intentIn(request: Request) {
  const asked = new URL(request.url).searchParams.get('intent')
  const intent = intents.find((each) => each === asked)
  return intent && { intent }
}

/**
 * Saves a step's answers and redirects to the next step, the previous step or the review. The last step sends the
 * message.
 */
export async function handleStepForm(request: Request, context: AppLoadContext, step: Step) {
  const { choice, ...fields } = await readForm(request, curtainSchema(step), ownFields)
  if (choice) return respondToPreferenceSwitch({ request, context }, fields, choice)
  const isBack = fields.go === 'back'
  if (step === 'review' && !isBack) return send(request, context, fields)
  const token = readToken(request)
  const { step: reached } = await readCurtain(token, step)
  if (reached !== step && fields.inPlace && token === undefined)
    return formErrorResponse({ request, context }, fields, fail('invalid', { '': 'cookiesNeeded' }))
  if (reached !== step) return respondWithStep(request, fields, token, reached)
  const saved = await saveStep(token, step, fields, context)
  if (!saved.ok) return formErrorResponse({ request, context }, fields, saved)
  const { token: savedToken, judged: validation } = saved.value
  if (isBack) return respondWithStep(request, fields, savedToken, stepBefore(step) ?? step)
  if (!validation.ok) return formErrorResponse({ request, context }, fields, validation)
  return respondWithStep(
    request,
    fields,
    savedToken,
    isChange(request) ? 'review' : stepAfter(step),
  )
}

async function send(request: Request, context: AppLoadContext, fields: FormFields) {
  const token = readToken(request)
  const result = await sendCurtain(token, fields, await senderOf(request, context))
  if (result.ok) return replySent(fields, result.value)
  if (result.code === 'too-many' || result.fields[honeypotField])
    return formErrorResponse({ request, context }, fields, result)
  const { step } = await readCurtain(token, 'review')
  return respondWithStep(request, fields, token, step)
}

async function respondWithStep(
  request: Request,
  fields: FormFields,
  token: string | undefined,
  wanted: Step,
) {
  const isShared = isSharedDevice(request.headers.get('Cookie'))
  const headers: HeadersInit = token ? { 'Set-Cookie': setCookie('curtain', token, isShared) } : {}
  if (!fields.inPlace) return redirect(pathOf(wanted), { status: 303, headers })
  const { step, answers } = await readCurtain(token, wanted)
  return data(viewOf(step, answers, false), { headers })
}

// True when the browser comes from a step that was saved but sends no cookie.
function isWithoutCookies(request: Request) {
  const referrer = request.headers.get('Referer') ?? ''
  if (request.headers.has('Cookie') || !URL.canParse(referrer)) return false
  return new URL(referrer).pathname.startsWith('/contact/curtain')
}

function viewOf(step: Step, answers: Record<string, string>, change: boolean): CurtainView {
  if (step === 'review') return { step, change, answers }
  const own = stepFields[step].map((field) => [field, answers[field] ?? ''])
  return { step, change, answers: Object.fromEntries(own) as Record<string, string> }
}

function isChange(request: Request) {
  return new URL(request.url).searchParams.has('change')
}

function readToken(request: Request) {
  return readCookie(request, 'curtain') ?? undefined
}
