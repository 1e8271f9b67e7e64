import type { RequestHandler } from 'express'
import { isLanguage } from '~/i18n/languages'
import { languageIn } from '~/i18n/language-cookie.server'
import { preferenceCookie } from '../session/preferences.server'

/** Stores the language chosen by `?lng=`, if it differs from the current one; never for feeds. */
export const rememberLanguage: RequestHandler = (request, response, next) => {
  const { lng } = request.query
  const isPage = !request.path.endsWith('.xml')
  if (isPage && isLanguage(lng) && languageIn(request.headers.cookie) !== lng) {
    response.append('Set-Cookie', preferenceCookie('language', lng))
  }
  next()
}
