import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { RequestHandler } from 'express'
import { en } from '~/i18n/locales/en'
import { preferencesIn } from '../session/preferences.server'
import { setStaticHeaders } from './static-files.server'

const page = '/xxperiment/index.html'
const addresses = [page, '/xxperiment/']
const telling = /<title>[^<]*<\/title>\s*<meta\s+name="description"[^>]*>/

/**
 * Serves the podcast's static page without what browsers keep of its head, to whoever wants neutral titles; others get
 * the file as it lies there.
 * @param folder where the static files are
 * @throws {Error} at the start, when the page no longer has the head that this takes out
 */
export function neutralPage(folder: string): RequestHandler {
  const html = readFileSync(path.join(folder, page), 'utf8')
  if (!telling.test(html)) throw new Error(`${page} has no title with a description after it.`)
  const neutral = html.replace(telling, `<title>${en.shell.company}</title>`)
  return (request, response, next) => {
    const isAsked = addresses.includes(request.path) && ['GET', 'HEAD'].includes(request.method)
    if (!isAsked || !preferencesIn(request.headers).neutralTitles) return next()
    setStaticHeaders(response, page)
    response.setHeader('Cache-Control', 'private, no-cache')
    response.type('html').send(neutral)
  }
}
