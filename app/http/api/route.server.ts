import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import type { Member } from '~/domain/members/member'
import { fail, type Result } from '~/domain/result'
import { isMissingRow, isUnavailable, retryAfter } from '~/domain/database-errors.server'
import { i18nOf, languageOf } from '~/i18n/i18n.server'
import type { Language } from '~/i18n/languages'
import { log } from '~/runtime/log.server'
import { loggedPath } from '../logged-path'
import {
  isRefusal,
  replyFailure,
  replyJson,
  replyRefusal,
  type JsonAnswer,
  type Subject,
} from '../reply-json.server'
import { getMember } from '../session/session.server'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** What a call is made with; `actor` is null for visitors. */
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
 * Makes the loader and the action of one address of the API, whose calls return what a rule answered. Everything
 * else is answered here, in JSON and in the caller's language: other methods, responses that were thrown by
 * reading, and bugs, which are logged.
 * @param calls by method; HEAD and OPTIONS follow from them
 * @param subject what a 404 says is missing
 */
export function apiRoute(calls: Partial<Record<Method, Handler>>, subject?: Subject) {
  const allow = allowedMethods(calls)

  async function answer({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
    const language = await languageOf(request)
    try {
      if (request.method === 'OPTIONS') return replyJson({ status: 204, headers: { Allow: allow } })
      const handler = handlerOf(calls, request.method)
      if (!handler) return replyRefusal(405, language, { headers: { Allow: allow } })
      const actor = await getMember(request, context)
      const query = Object.fromEntries(new URL(request.url).searchParams)
      const result = await handler({ request, context, params, query, actor, language })
      if (!result.ok) return replyFailure(result, language, subject)
      return withoutBodyForHead(replyJson(result.value), request)
    } catch (thrown) {
      return await replyThrown(thrown, request, context, language, subject)
    }
  }

  return { loader: answer, action: answer }
}

/** A call that visitors may not make: they get 401 before anything they sent is read. */
export function forMembers(handler: (call: ApiCall & { actor: Member }) => Answer): Handler {
  return ({ actor, ...call }) =>
    actor ? handler({ ...call, actor }) : Promise.resolve(fail('not-authenticated'))
}

/** The value of a result as a body with this status; refusals pass through. */
export function answerWith<T>(
  result: Result<T>,
  bodyOf: (value: T) => object | undefined,
  status = 200,
): Result<JsonAnswer> {
  return result.ok ? { ok: true, value: { body: bodyOf(result.value), status } } : result
}

/** The words that a call answers with, in the caller's language. */
export function wordsOf(language: Language) {
  return i18nOf(language).getFixedT(null, 'api')
}

function allowedMethods(calls: Partial<Record<Method, Handler>>) {
  const methods = Object.keys(calls).flatMap((method) =>
    method === 'GET' ? ['GET', 'HEAD'] : method,
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
  if (thrown instanceof Response && isRefusal(thrown.status))
    return replyRefusal(thrown.status, language)
  if (isMissingRow(thrown))
    return replyFailure(await whatIsGone(request, context), language, subject)
  const { requestId } = context
  const pathname = loggedPath(new URL(request.url).pathname)
  const about = { err: thrown, requestId, method: request.method, pathname }
  if (isUnavailable(thrown)) {
    log.error(about, 'database unavailable')
    return replyRefusal(503, language, { headers: { 'Retry-After': String(retryAfter) } })
  }
  log.error(about, 'request failed')
  return replyRefusal(500, language, { requestId })
}

// Who asks may have left while she asked: another context looks her up again.
async function whatIsGone(request: Request, context: AppLoadContext) {
  return fail((await getMember(request, { ...context })) ? 'not-found' : 'not-authenticated')
}
