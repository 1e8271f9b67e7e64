import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { RequestHandler } from 'express'
import { recentEpisodes } from '~/domain/episodes/recent-episodes.server'
import { languageIn } from '~/i18n/language-cookie.server'
import { isLanguage } from '~/i18n/languages'
import { chosenTheme, preferencesIn } from '../session/preferences.server'
import { fitPodcastPage, hasItsPlaces } from './fit-podcast-page.server'
import { podcastPolicy, policyWithAudio } from '../middleware/security-headers.server'
import { setStaticHeaders } from '../middleware/static-files.server'

const page = '/xxperiment/index.html'
const addresses = [page, '/xxperiment/']

/**
 * The podcast's static page with its episodes, in the language and theme that were chosen; with a neutral title for
 * those who want that. @throws {Error} at start-up if it has no place for them
 */
export function podcastPage(folder: string): RequestHandler {
  const html = readFileSync(path.join(folder, page), 'utf8')
  if (!hasItsPlaces(html)) throw new Error(`${page} has lost a place that the server fills.`)
  return (request, response, next) => {
    const { path: asked, method, headers, query } = request
    if (!addresses.includes(asked) || !['GET', 'HEAD'].includes(method)) return next()
    const choices = {
      language: isLanguage(query.lng) ? query.lng : languageIn(headers.cookie),
      ...preferencesIn(headers),
    }
    setStaticHeaders(response, page)
    response.setHeader('Content-Security-Policy', podcastPolicy)
    response.vary('Cookie, Save-Data, ECT')
    const { language, lite, neutralTitles } = choices
    if (language || lite || neutralTitles || chosenTheme(headers))
      response.setHeader('Cache-Control', 'private, no-cache')
    recentEpisodes()
      .then((episodes) => {
        if (episodes.some(({ audioUrl }) => audioUrl))
          response.setHeader('Content-Security-Policy', policyWithAudio)
        response.type('html').send(fitPodcastPage(html, episodes, choices))
      })
      .catch(next)
  }
}
