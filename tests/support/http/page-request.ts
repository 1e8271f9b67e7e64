import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import type { Member } from '~/domain/members/member'
import { flashCookie } from '~/http/session/flash.server'
import { signInCookie } from '~/http/session/session.server'

const site = 'http://localhost:3000'

const sentCookies = new WeakMap<AppLoadContext, string[]>()

/** Returns a context like the one that `app/site/request-handler.server.ts` creates for each request. */
export function loadContext(): AppLoadContext {
  const cookies: string[] = []
  const setCookie = (value: string) => void cookies.push(value)
  const context = { nonce: 'nonce', requestId: 'request-id', ip: '192.0.2.1', setCookie }
  sentCookies.set(context, cookies)
  return context
}

export function routeArguments(
  request: Request,
  params: LoaderFunctionArgs['params'] = {},
  context = loadContext(),
) {
  return { request, params, context }
}

export type Route = { action: (given: ReturnType<typeof routeArguments>) => unknown }

/** Returns a route's response to a form that is sent to this path. */
export function submit(
  { action }: Route,
  path: string,
  fields: SentFields,
  cookie = '',
  params?: LoaderFunctionArgs['params'],
) {
  const given = routeArguments(postRequest(path, fields, cookie), params)
  return captureResponse(action(given), given.context)
}

/** Returns a route's response to a visit of this path. */
export function openPage(
  { loader }: { loader: (given: ReturnType<typeof routeArguments>) => unknown },
  path: string,
  cookie = '',
  params?: LoaderFunctionArgs['params'],
) {
  const given = routeArguments(getRequest(path, cookie), params)
  return captureResponse(loader(given), given.context)
}

/**
 * Returns the `Cookie` header of a browser in which this member is signed in. With a notice, the member has just signed
 * in.
 */
export async function getCookie(
  member: Member,
  notice?: 'signed-in' | 'signed-up',
): Promise<string> {
  const session = await signInCookie(new Request(site), member)
  const cookies = notice ? [session, flashCookie(member.id, notice)] : [session]
  return cookies.map((each) => each.split(';')[0] ?? '').join('; ')
}

export function getRequest(path: string, cookie = ''): Request {
  return new Request(site + path, { headers: { Cookie: cookie } })
}

/** The fields of a form. A list may contain a name twice. */
export type SentFields = Record<string, string> | [name: string, value: string][]

export function postRequest(path: string, fields: SentFields, cookie = ''): Request {
  return new Request(site + path, {
    method: 'POST',
    headers: { Cookie: cookie },
    body: new URLSearchParams(fields),
  })
}

export function cookiesIn(headers: Headers): string {
  const pairs = headers.getSetCookie().map((each) => each.split(';')[0] ?? '')
  return pairs.join('; ')
}

type Answer = { status: number; headers: Headers; value: unknown }

/**
 * Returns the response of a loader or action that returned or threw it: status, headers, and the value of `data()`.
 * @param context its context, whose cookies are added to the headers
 */
export async function captureResponse(work: unknown, context?: AppLoadContext): Promise<Answer> {
  const answer = await capturePlainResponse(work)
  for (const cookie of (context && sentCookies.get(context)) ?? [])
    answer.headers.append('Set-Cookie', cookie)
  return answer
}

async function capturePlainResponse(work: unknown): Promise<Answer> {
  const answer = await Promise.resolve(work).catch((thrown: unknown) => thrown)
  if (answer instanceof Error) throw answer
  if (answer instanceof Response) {
    return { status: answer.status, headers: answer.headers, value: null }
  }
  if (isDataWithInit(answer)) {
    const { init, data } = answer
    return { status: init?.status ?? 200, headers: new Headers(init?.headers), value: data }
  }
  return { status: 200, headers: new Headers(), value: answer }
}

type DataWithInit = { type: string; data: unknown; init: ResponseInit | null }

function isDataWithInit(answer: unknown): answer is DataWithInit {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'type' in answer &&
    answer.type === 'DataWithResponseInit'
  )
}
