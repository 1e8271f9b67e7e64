import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import type { Member } from '~/domain/members/member'
import { fail, type Result } from '~/domain/result'
import {
  isMissingRow,
  isServiceUnavailable,
  logUnavailable,
  retryAfterSeconds,
} from '~/domain/service-unavailable.server'
import { getI18n, getLanguage } from '~/i18n/i18n.server'
import type { Language } from '~/i18n/languages'
import { log, loggedPath } from '~/runtime/log.server'
import {
  hasErrorMessage,
  replyFailure,
  replyJson,
  replyRefusal,
  type JsonAnswer,
  type Subject,
} from '../reply-json.server'
import { repeatedParameters } from '../repeated-parameters'
import { getMember } from '../session/session.server'
import { AmbiguousBody } from './read-json.server'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

export type ApiCall = {
  request: Request
  context: AppLoadContext
  params: Record<string, string | undefined>
  query: Record<string, string>
  actor: Member | null
  language: Language
}

type Answer = Promise<Result<JsonAnswer>>
type Handler = (call: ApiCall) => Answer

/**
 * Returns the loader and action of one URL. They also answer HEAD, OPTIONS, other methods, thrown responses and bugs.
 * @param subject the thing that a 404 reports as missing
 * @param isEffectful true when `GET` changes something; `HEAD` is then refused (`request-checks.server.ts`)
 */
export function apiRoute(
  calls: Partial<Record<Method, Handler>>,
  subject?: Subject,
  isEffectful = false,
) {
  const allow = allowedMethods(calls, isEffectful)

  async function answer({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
    const language = await getLanguage(request)
    try {
      if (request.method === 'OPTIONS') return replyJson({ status: 204, headers: { Allow: allow } })
      const handler = handlerOf(calls, request.method)
      if (!handler) return replyRefusal(405, language, { headers: { Allow: allow } })
      const actor = await getMember(request, context)
      const { searchParams } = new URL(request.url)
      const repeated = repeatedParameters(searchParams)
      if (repeated.length) {
        const fields = Object.fromEntries(repeated.map((name) => [name, 'sentTwice' as const]))
        return replyFailure(fail('invalid', fields), language, subject)
      }
      const query = Object.fromEntries(searchParams)
      const result = await handler({ request, context, params, query, actor, language })
      if (!result.ok) return replyFailure(result, language, subject)
      return withoutBodyForHead(replyJson(result.value), request)
    } catch (thrown) {
      return await replyThrown(thrown, request, context, language, subject)
    }
  }

  return { loader: answer, action: answer }
}

/** Answers visitors with 401 before reading anything that they sent. */
export function forMembers(handler: (call: ApiCall & { actor: Member }) => Answer): Handler {
  return ({ actor, ...call }) =>
    actor ? handler({ ...call, actor }) : Promise.resolve(fail('not-authenticated'))
}

/** Turns a result into the body of a response. Failures pass through. */
export function toJsonResult<T>(
  result: Result<T>,
  bodyOf: (value: T) => object | undefined,
  status = 200,
): Result<JsonAnswer> {
  return result.ok ? { ok: true, value: { body: bodyOf(result.value), status } } : result
}

/** Translates the API's messages. */
export function translatorFor(language: Language) {
  return getI18n(language).getFixedT(null, 'api')
}

function allowedMethods(calls: Partial<Record<Method, Handler>>, isEffectful: boolean) {
  const methods = Object.keys(calls).flatMap((method) =>
    method === 'GET' && !isEffectful ? ['GET', 'HEAD'] : method,
  )
  return [...methods, 'OPTIONS'].join(', ')
}

function handlerOf(calls: Partial<Record<string, Handler>>, method: string) {
  return calls[method === 'HEAD' ? 'GET' : method]
}

function withoutBodyForHead(response: Response, request: Request) {
  return request.method === 'HEAD' ? new Response(null, response) : response
}

async function replyThrown(
  thrown: unknown,
  request: Request,
  context: AppLoadContext,
  language: Language,
  subject?: Subject,
) {
  if (thrown instanceof Response && hasErrorMessage(thrown.status))
    return replyRefusal(thrown.status, language)
  if (thrown instanceof AmbiguousBody) return replyFailure(thrown.failure, language, subject)
  if (isMissingRow(thrown))
    return replyFailure(await missingFailure(request, context), language, subject)
  const { requestId } = context
  if (isServiceUnavailable(thrown)) {
    logUnavailable(thrown, request, requestId)
    return replyRefusal(503, language, { headers: { 'Retry-After': String(retryAfterSeconds) } })
  }
  const pathname = loggedPath(new URL(request.url).pathname)
  log.error({ err: thrown, requestId, method: request.method, pathname }, 'request failed')
  return replyRefusal(500, language, { requestId })
}

// The actor's account may have been deleted meanwhile, so it is looked up again.
async function missingFailure(request: Request, context: AppLoadContext) {
  const actor = await getMember(request, { ...context, session: undefined })
  return fail(actor ? 'not-found' : 'not-authenticated')
}
