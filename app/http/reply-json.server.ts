import { lengths } from '~/domain/validation/lengths'
import type { Failure } from '~/domain/result'
import { i18nOf } from '~/i18n/i18n.server'
import type { Language } from '~/i18n/languages'
import { retryHeaders, statusOf, waitingProblem } from './reply-status'

type Pairs = [name: string, value: string][]

/** A call's success: 200 and no further headers unless told. Without a body nothing is sent but the status. */
export type JsonAnswer = {
  body?: object
  status?: number
  headers?: Pairs | Record<string, string>
}

/** What a call is about, in the words of its 404. */
export type Subject = 'post' | 'comment'

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

/** Statuses that the door itself answers, before or beside every rule. */
export type Refusal = keyof typeof refusals

/** Whether a status is one that the door answers. */
export function isRefusal(status: number): status is Refusal {
  return status in refusals
}

/** A response in JSON. Nothing of the API is kept anywhere: nearly all of it depends on who asks. */
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

/** A rule's refusal: `error` is the sentence of the first field at fault, else of the code. */
export function replyFailure(failure: Failure, language: Language, subject?: Subject): Response {
  const t = i18nOf(language).getFixedT(null, ['api', 'forms'])
  const sentences = Object.entries(failure.fields)
    .filter(([name]) => name !== '')
    .map(([name, problem]) => [name, t(`forms:problem.${problem}`, lengths)] as const)
  return replyJson({
    status: statusOf(failure.code),
    headers: retryHeaders(failure),
    body: {
      error: sentences[0]?.[1] ?? inGeneral(failure, language, subject),
      ...(sentences.length && { fields: Object.fromEntries(sentences) }),
    },
  })
}

function inGeneral({ code, fields, retryAfter }: Failure, language: Language, subject?: Subject) {
  const t = i18nOf(language).getFixedT(null, ['api', 'forms'])
  if (fields['']) return t(`forms:problem.${fields['']}`, lengths)
  if (code === 'too-many') return t(`forms:problem.${waitingProblem(retryAfter)}`)
  return code === 'not-found' && subject ? t(`api:missing.${subject}`) : t(`api:failure.${code}`)
}

/** A refusal of the door itself. */
export function replyRefusal(
  status: Refusal,
  language: Language,
  { requestId = '', headers }: { requestId?: string; headers?: Record<string, string> } = {},
): Response {
  const t = i18nOf(language).getFixedT(null, 'api')
  const error = t(`refusal.${refusals[status]}`, { requestId })
  return replyJson({ status, headers, body: { error } })
}
