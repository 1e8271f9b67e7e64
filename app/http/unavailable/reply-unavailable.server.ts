import { data } from '@remix-run/node'
import { retryAfter } from '~/domain/database-errors.server'
import { i18nOf, languageOf } from '~/i18n/i18n.server'
import type { UnavailableScreen } from '~/ui/shell/unavailable-screen'
import { escapeXml } from '~/domain/xml'
import { refilledForm } from './refilled-form.server'
import type { Typed } from '../forms/submitted-fields.server'

const init = {
  status: 503,
  headers: { 'Retry-After': String(retryAfter), 'Cache-Control': 'no-store' },
}

/** 503 with `Retry-After` and what was typed; `typed` is null for a page that was only read. */
export async function unavailableScreen(request: Request, typed: Typed | null) {
  return data(await screenOf(request, typed), init)
}

/** The same for a route without a screen: HTML for browsers, else plain text. */
export async function unavailableResponse(
  request: Request,
  typed: Typed | null,
): Promise<Response> {
  const { title, html } = await screenOf(request, typed)
  const isPage = request.headers.get('Accept')?.includes('text/html')
  const head = `<meta charset="utf-8"/><meta name="viewport" content="width=device-width"/>`
  const page = `<!DOCTYPE html><html lang="${await languageOf(request)}"><head>${head}<title>${title}</title></head>`
  return new Response(isPage ? `${page}<body><main>${html}</main></body></html>` : `${title}\n`, {
    ...init,
    headers: {
      ...init.headers,
      'Content-Type': `text/${isPage ? 'html' : 'plain'}; charset=utf-8`,
    },
  })
}

async function screenOf(request: Request, typed: Typed | null): Promise<UnavailableScreen> {
  const language = await languageOf(request)
  const t = i18nOf(language).getFixedT(null, 'unavailable')
  const { pathname, search } = new URL(request.url)
  const title = t(typed ? 'form.title' : 'page.title')
  const heading = `<h1>${title}</h1><p>${t(typed ? 'form.text' : 'page.text')}</p>`
  if (typed) {
    const form = refilledForm(language, pathname + search, typed)
    return { title, html: `<div class="summary" role="alert">${heading}</div>${form}` }
  }
  const again = `<a class="button" href="${escapeXml(pathname + search)}">${t('page.again')}</a>`
  return { title, html: heading + again }
}
