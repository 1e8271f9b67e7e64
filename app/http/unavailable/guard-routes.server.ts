import {
  redirect,
  type ActionFunctionArgs,
  type AppLoadContext,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type ServerBuild,
} from '@remix-run/node'
import { isMissingRow, isServiceUnavailable } from '~/domain/database-errors.server'
import { log } from '~/runtime/log.server'
import { loggedPath } from '../logged-path'
import { unavailableResponse, unavailableScreen } from './reply-unavailable.server'
import type { Typed } from '../forms/submitted-fields.server'
import { typedIn } from './typed-in.server'

type Route = NonNullable<ServerBuild['routes'][string]>
type Args = LoaderFunctionArgs | ActionFunctionArgs
type Handler = (args: Args) => unknown

/** For a form that is to be shown again, in case its page then cannot be read. */
const shownAgain = new WeakMap<AppLoadContext, Typed | null>()

/**
 * Makes every route answer 503 with what was typed when the database is unavailable. A write whose author or post has
 * been deleted meanwhile redirects to its page. Other errors are bugs and pass through.
 */
export function guardRoutes(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [id, route && guard(route)])
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild['routes'] }
}

function guard(route: Route): Route {
  const { loader, action } = route.module
  const reply = 'default' in route.module ? unavailableScreen : unavailableResponse
  const guarded = {
    loader: loader && guardedLoader(loader, reply),
    action: action && guardedAction(action, reply),
    headers: withRetryAfter(route.module.headers),
  }
  return { ...route, module: { ...route.module, ...guarded } as Route['module'] }
}

// Remix passes this header on only through a route's own `headers`.
function withRetryAfter(own: Route['module']['headers']) {
  return (args: HeadersArgs) => {
    const headers = new Headers(typeof own === 'function' ? own(args) : (own ?? args.parentHeaders))
    for (const each of [args.loaderHeaders, args.actionHeaders, args.errorHeaders]) {
      const seconds = each?.get('Retry-After')
      if (seconds) headers.set('Retry-After', seconds)
    }
    return headers
  }
}

type Reply = (request: Request, typed: Typed | null) => Promise<unknown>

function guardedLoader(loader: Handler, reply: Reply): Handler {
  return async (args) => {
    try {
      return await loader(args)
    } catch (error) {
      logOrThrow(error, args)
      throw await reply(args.request, shownAgain.get(args.context) ?? null)
    }
  }
}

function guardedAction(action: Handler, reply: Reply): Handler {
  return async (args) => {
    try {
      const answer = await action(args)
      if (!(answer instanceof Response)) shownAgain.set(args.context, await typedIn(args.request))
      return answer
    } catch (error) {
      if (isMissingRow(error)) throw readAgain(args.request)
      logOrThrow(error, args)
      throw await reply(args.request, await typedIn(args.request))
    }
  }
}

// The page knows what a deleted author or post means for this visitor.
function readAgain(request: Request) {
  const { pathname, search } = new URL(request.url)
  return redirect(pathname + search, 303)
}

function logOrThrow(error: unknown, { request, context }: Args) {
  if (!isServiceUnavailable(error)) throw error
  const pathname = loggedPath(new URL(request.url).pathname)
  const { requestId } = context
  log.error({ err: error, requestId, method: request.method, pathname }, 'database unavailable')
}
