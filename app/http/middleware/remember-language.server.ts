import type { RequestHandler } from 'express'
import { isLanguage } from '~/i18n/languages'
import { languageIn } from '~/i18n/language-cookie.server'
import { preferenceCookie } from '../session/preferences.server'

/** Keeps a language chosen by `?lng=` for the pages that follow. Reading in the chosen language sets no cookie, and neither does a feed. */
export const rememberLanguage: RequestHandler = (request, response, next) => {
  const { lng } = request.query
  const isPage = !request.path.endsWith('.xml')
  if (isPage && isLanguage(lng) && languageIn(request.headers.cookie) !== lng) {
    response.append('Set-Cookie', preferenceCookie('language', lng))
  }
  next()
}
