import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { RequestHandler } from 'express'
import { en } from '~/i18n/locales/en'
import { preferencesIn } from '../session/preferences.server'
import { setStaticHeaders } from './static-files.server'

const page = '/xxperiment/index.html'
const addresses = [page, '/xxperiment/']
const titleAndDescription = /<title>[^<]*<\/title>\s*<meta\s+name="description"[^>]*>/

/** The podcast's static page with a neutral title. @throws {Error} at start-up if it has no title to replace */
export function neutralPage(folder: string): RequestHandler {
  const html = readFileSync(path.join(folder, page), 'utf8')
  if (!titleAndDescription.test(html))
    throw new Error(`${page} has no title with a description after it.`)
  const neutral = html.replace(titleAndDescription, `<title>${en.shell.company}</title>`)
  return (request, response, next) => {
    const isPageRequest =
      addresses.includes(request.path) && ['GET', 'HEAD'].includes(request.method)
    if (!isPageRequest || !preferencesIn(request.headers).neutralTitles) return next()
    setStaticHeaders(response, page)
    response.setHeader('Cache-Control', 'private, no-cache')
    response.type('html').send(neutral)
  }
}
