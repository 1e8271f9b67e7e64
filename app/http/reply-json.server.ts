import type { Failure } from '~/domain/result'
import { getI18n } from '../i18n/i18n.server'
import type { Language } from '../i18n/languages'
import { problemSentence } from './problem-sentence.server'
import { retryHeaders, statusOf, waitingProblem } from './reply-status'

type Pairs = [name: string, value: string][]

export type JsonAnswer = {
  body?: object
  status?: number
  headers?: Pairs | Record<string, string>
}

export type Subject = 'post' | 'comment' | 'episode'

const refusals = {
  400: 'malformed',
  403: 'foreign',
  404: 'nothingHere',
  405: 'method',
  413: 'tooLarge',
  415: 'wrongType',
  500: 'bug',
  503: 'unavailable',
} as const

export type Refusal = keyof typeof refusals

/** True when a status has its own message. */
export function hasErrorMessage(status: number): status is Refusal {
  return status in refusals
}

/** Returns a JSON response. It is never cached, because nearly everything depends on the caller. */
export function replyJson({ body, status = 200, headers }: JsonAnswer): Response {
  return new Response(body && JSON.stringify(body), {
    status,
    headers: [
      ...pairsOf(body ? { 'Content-Type': 'application/json; charset=utf-8' } : {}),
      ...pairsOf({ 'Cache-Control': 'no-store', Vary: 'Cookie, Accept-Language' }),
      ...(Array.isArray(headers) ? headers : pairsOf(headers)),
    ],
  })
}

function pairsOf(headers: Record<string, string> = {}): Pairs {
  return Object.entries(headers)
}

/** Answers with a failed result. `error` is the message of the first invalid field, otherwise of the failure code. */
export function replyFailure(failure: Failure, language: Language, subject?: Subject): Response {
  const sentences = Object.entries(failure.fields)
    .filter(([name]) => name !== '')
    .map(([name, problem]) => [name, problemSentence(language, name, problem)] as const)
  return replyJson({
    status: statusOf(failure.code),
    headers: retryHeaders(failure),
    body: {
      error: sentences[0]?.[1] ?? generalMessage(failure, language, subject),
      ...(sentences.length && { fields: Object.fromEntries(sentences) }),
      ...(failure.guidance && { guidance: failure.guidance }),
    },
  })
}

function generalMessage(
  { code, fields, retryAfter, guidance }: Failure,
  language: Language,
  subject?: Subject,
) {
  if (fields['']) return problemSentence(language, '', fields[''])
  if (code === 'too-many') return problemSentence(language, '', waitingProblem(retryAfter))
  const t = getI18n(language).getFixedT(null, 'api')
  if (guidance) return t('failure.guidance')
  return code === 'not-found' && subject ? t(`missing.${subject}`) : t(`failure.${code}`)
}

/** Answers with a refusal that no domain rule made. */
export function replyRefusal(
  status: Refusal,
  language: Language,
  { requestId = '', headers }: { requestId?: string; headers?: Record<string, string> } = {},
): Response {
  const t = getI18n(language).getFixedT(null, 'api')
  const error = t(`refusal.${refusals[status]}`, { requestId })
  return replyJson({ status, headers, body: { error } })
}
