import { getI18n, getLanguage } from '~/i18n/i18n.server'
import type { Language } from '~/i18n/languages'
import { escapeXml } from '~/domain/xml'
import { type SubmittedFields, parseForm, submittedFieldsOf } from '../forms/read-form.server'
import { buttonHtmlClass, controlHtmlClass } from '../presenters/notices.server'
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type ServerBuild,
} from '@remix-run/node'
import {
  isMissingRow,
  isServiceUnavailable,
  logUnavailable,
  retryAfterSeconds,
} from '~/domain/service-unavailable.server'
import type { RenderedScreen } from '~/ui/shell/error-screen-of'

const longLine = 100

/** An HTML form to submit any form's fields again. Texts are editable, choices and keys hidden, and passwords empty. */
function refilledForm(language: Language, url: string, submitted: SubmittedFields): string {
  const t = getI18n(language).getFixedT(null, 'unavailable')
  const controls = submitted.map((field, index) =>
    controlOf(field, `again-${index}`, labelsOf(language)),
  )
  const hint = submitted.some(isPassword) ? `<p>${t('form.password')}</p>` : ''
  return (
    `<form method="post" action="${escapeXml(url)}" class="form grid grid-cols-1 gap-5">${controls.join('')}${hint}` +
    `<button class="${buttonHtmlClass}">${t('form.again')}</button></form>`
  )
}

type Labels = Record<string, string> & { other: string }

function labelsOf(language: Language): Labels {
  return getI18n(language).getFixedT(null, 'unavailable')('label', { returnObjects: true })
}

function isPassword([name]: SubmittedFields[number]) {
  return /password/i.test(name)
}

function controlOf(field: SubmittedFields[number], id: string, labels: Labels) {
  const [name, value] = field.map(escapeXml) as SubmittedFields[number]
  if (isPassword(field)) return labelled(id, labelOf(name, labels), passwordOf(id, name))
  if (!isText(field, labels)) return `<input type="hidden" name="${name}" value="${value}"/>`
  const isLong = value.length > longLine || value.includes('\n') || name === 'content'
  const short = `<input class="${controlHtmlClass}" id="${id}" name="${name}" value="${value}" dir="auto"/>`
  // HTML drops the first line break of a textarea.
  const long = `<textarea class="${controlHtmlClass}" id="${id}" name="${name}" rows="8" dir="auto">\n${value}</textarea>`
  return labelled(id, labelOf(name, labels), isLong ? long : short)
}

// True for fields with a label, and for fields that contain spaces and so cannot be a choice or key.
function isText([name, value]: SubmittedFields[number], labels: Labels) {
  return Object.hasOwn(labels, name) || (/\s/.test(value.trim()) && name !== 'idempotencyKey')
}

function labelOf(name: string, labels: Labels) {
  return (Object.hasOwn(labels, name) ? labels[name] : undefined) ?? labels.other
}

function passwordOf(id: string, name: string) {
  return `<input class="${controlHtmlClass}" id="${id}" name="${name}" type="password" required=""/>`
}

function labelled(id: string, label: string, control: string) {
  return `<div><label class="font-semibold" for="${id}">${escapeXml(label)}</label>${control}</div>`
}

const init = {
  status: 503,
  headers: { 'Retry-After': String(retryAfterSeconds), 'Cache-Control': 'no-store' },
}

/** Answers 503 with `Retry-After` and the submitted text. `submitted` is null for a GET. */
async function serviceUnavailableScreen(request: Request, submitted: SubmittedFields | null) {
  return data(await screenOf(request, submitted), init)
}

/** The same for a route without a screen: HTML for browsers, otherwise plain text. */
async function serviceUnavailableResponse(
  request: Request,
  submitted: SubmittedFields | null,
): Promise<Response> {
  const { title, html } = await screenOf(request, submitted)
  const isPage = request.headers.get('Accept')?.includes('text/html')
  const head = `<meta charset="utf-8"/><meta name="viewport" content="width=device-width"/>`
  const page = `<!DOCTYPE html><html lang="${await getLanguage(request)}"><head>${head}<title>${title}</title></head>`
  return new Response(isPage ? `${page}<body><main>${html}</main></body></html>` : `${title}\n`, {
    ...init,
    headers: {
      ...init.headers,
      'Content-Type': `text/${isPage ? 'html' : 'plain'}; charset=utf-8`,
    },
  })
}

async function screenOf(
  request: Request,
  submitted: SubmittedFields | null,
): Promise<RenderedScreen> {
  const language = await getLanguage(request)
  const t = getI18n(language).getFixedT(null, 'unavailable')
  const { pathname, search } = new URL(request.url)
  const title = t(submitted ? 'form.title' : 'page.title')
  const heading = `<h1>${title}</h1><p>${t(submitted ? 'form.text' : 'page.text')}</p>`
  if (submitted) {
    const form = refilledForm(language, pathname + search, submitted)
    return {
      title,
      html: `<div class="summary rounded-xl border-2 border-danger bg-raised px-5 py-4" role="alert">${heading}</div>${form}`,
    }
  }
  const again = `<a class="${buttonHtmlClass}" href="${escapeXml(pathname + search)}">${t('page.again')}</a>`
  return { title, html: heading + again }
}

/** Reads the fields of a request's form, even if its action has not read them. Null if the request has no form. */
async function readSubmittedFields(request: Request): Promise<SubmittedFields | null> {
  if (submittedFieldsOf(request) || request.bodyUsed) return submittedFieldsOf(request)
  try {
    await parseForm(request)
    return submittedFieldsOf(request)
  } catch {
    return null
  }
}

type Route = NonNullable<ServerBuild['routes'][string]>
type Args = LoaderFunctionArgs | ActionFunctionArgs
type Handler = (args: Args) => unknown

/**
 * Makes every route answer 503 with the submitted fields while the database is unavailable. If the author or post of a
 * write has just been deleted, redirects to the page. Other errors are bugs and pass through.
 */
export function guardRoutes(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [id, route && guard(route)])
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild['routes'] }
}

function guard(route: Route): Route {
  const { loader, action } = route.module
  const reply = 'default' in route.module ? serviceUnavailableScreen : serviceUnavailableResponse
  const pageId = 'default' in route.module && loader ? route.id : undefined
  const guarded = {
    loader: loader && guardedLoader(loader, reply, route.id),
    action: guardedAction(action ?? refuseMethod, reply, pageId),
    headers: withRetryAfter(route.module.headers),
  }
  return { ...route, module: { ...route.module, ...guarded } as Route['module'] }
}

// For a route without an action, Remix would answer with its own message.
function refuseMethod(): never {
  throw new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
}

// Remix sends this header only if the route's own `headers` returns it.
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

type Reply = (request: Request, submitted: SubmittedFields | null) => Promise<unknown>

function guardedLoader(loader: Handler, reply: Reply, routeId: string): Handler {
  return async (args) => {
    const { actionError } = args.context
    if (actionError?.routeId === routeId) throw actionError.response
    try {
      return await loader(args)
    } catch (error) {
      logOrThrow(error, args)
      throw await reply(args.request, args.context.submittedFields ?? null)
    }
  }
}

/** @param pageId the route's id, if it has a screen that loads data */
function guardedAction(action: Handler, reply: Reply, pageId: string | undefined): Handler {
  return async (args) => {
    try {
      const answer = await action(args)
      if (!(answer instanceof Response))
        args.context.submittedFields = await readSubmittedFields(args.request)
      return answer
    } catch (error) {
      if (pageId && isErrorResponse(error) && isDocument(args.request)) {
        args.context.actionError = { routeId: pageId, response: error }
        return null
      }
      if (isMissingRow(error)) throw redirectToPage(args.request)
      logOrThrow(error, args)
      throw await reply(args.request, await readSubmittedFields(args.request))
    }
  }
}

function isErrorResponse(error: unknown): error is Response {
  return error instanceof Response && error.status >= 400
}

// With scripts, the page already has its data.
function isDocument(request: Request) {
  return request.headers.get('Accept')?.includes('text/html') ?? false
}

// The page's loader decides what this visitor sees after an author or post was deleted.
function redirectToPage(request: Request) {
  const { pathname, search } = new URL(request.url)
  return redirect(pathname + search, 303)
}

function logOrThrow(error: unknown, { request, context }: Args) {
  if (!isServiceUnavailable(error)) throw error
  logUnavailable(error, request, context.requestId)
}
