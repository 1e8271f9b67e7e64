import { getI18n, languageIn } from '~/i18n/i18n.server'
import { languageOfText } from '~/domain/validation/text'
import { type Language, languages, isLanguage } from '~/i18n/languages'
import { toIsoDay } from '~/domain/day'
import { type RecentEpisode, recentEpisodes } from '~/domain/episodes/episodes.server'
import { coverPath } from '~/domain/episodes/cover-path'
import { wholeMinutes } from '~/domain/episodes/position'
import { escapeXml } from '~/domain/xml'
import { formatDay } from '~/i18n/use-translation'
import { en } from '~/i18n/locales/en/index'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { RequestHandler } from 'express'
import { bestEffort } from '~/domain/best-effort.server'
import { second } from '~/domain/durations'
import { chosenTheme, preferencesIn } from '../session/preferences.server'
import { sessionCookieName, sessionIn } from '../session/session.server'
import { isSharedDevice } from '../session/shared-device.server'
import { subscribeLinksIn } from '../presenters/episode.server'
import { podcastPolicy, policyWithAudio } from '../middleware/response-headers.server'
import { setStaticHeaders } from '../middleware/static-files.server'

/**
 * The episodes as HTML for the static page: day, length, a player and a link to the discussion. Below are links to ask
 * a guest and to follow the podcast.
 */
function episodesHtml(language: Language, episodes: RecentEpisode[]): string {
  const t = getI18n(language).getFixedT(null, 'thread')
  const ask = `<a href="/episodes/ask?lng=${language}">${t('podcast.ask')}</a>`
  const subscribe = subscribeHtml(language)
  if (!episodes.length) return `<p class="actions">${ask}</p>${subscribe}`
  const items = episodes.map((episode) => episodeHtml(language, episode))
  const all = `<a href="/episodes?lng=${language}">${t('podcast.all')}</a>`
  return [
    `<h2>${t('podcast.episodes')}</h2><ol class="episodes">${items.join('')}</ol>`,
    `<p class="actions">${all} ${ask}</p>${subscribe}`,
  ].join('')
}

function subscribeHtml(language: Language) {
  const links = subscribeLinksIn(language).map(
    ({ name, url }) => `<a href="${escapeXml(url)}">${escapeXml(name)}</a>`,
  )
  if (!links.length) return ''
  const label = getI18n(language).t('episodes:subscribe')
  return `<p class="actions">${label} ${links.join(' ')}</p>`
}

function episodeHtml(language: Language, episode: RecentEpisode) {
  const { id, path, episodeNumber, shownSeason, link, publishedAt, audioUrl, durationSeconds } =
    episode
  const { summary } = episode
  const page = `${path}?lng=${language}`
  const t = getI18n(language).getFixedT(null, 'thread')
  const words = t('podcast', { returnObjects: true, skipInterpolation: true })
  const title = escapeXml(episode.title)
  const numbered = episodeNumber === null ? title : `${episodeNumber}. ${title}`
  const season =
    shownSeason === null
      ? ''
      : `<span lang="${language}">${t('podcast.season', { season: shownSeason })}</span> · `
  const discussed = `/forum?type=episode&amp;episodeId=${id}&amp;lng=${language}`
  const facts = [
    publishedAt && dayHtml(language, publishedAt),
    durationSeconds && lengthHtml(language, durationSeconds),
  ].filter(Boolean)
  return [
    `<li>${coverHtml(episode)}<h3 lang="${languageOfText(episode.title)}" dir="auto">`,
    `<a href="${page}">${season}${numbered}</a></h3>`,
    facts.length ? `<p class="facts">${facts.join(' · ')}</p>` : '',
    summary === null
      ? ''
      : `<p class="summary" lang="${languageOfText(summary)}" dir="auto">${escapeXml(summary)}</p>`,
    audioUrl ? audioHtml(escapeXml(audioUrl), words.listen, title) : '',
    '<p class="actions">',
    episode.hasTranscript ? linkHtml(`${page}#transcript`, words.transcript, title) : '',
    ' ',
    link ? linkHtml(escapeXml(link), audioUrl ? words.more : words.listen, title) : '',
    ' ',
    `${linkHtml(discussed, words.discuss, title)}</p></li>`,
  ].join('')
}

function coverHtml(episode: RecentEpisode) {
  const picture = coverPath(episode, 'small')
  return picture
    ? `<img class="cover" src="${picture}" width="64" height="64" alt="" loading="lazy">`
    : `<span class="cover" aria-hidden="true">${episode.episodeNumber ?? ''}</span>`
}

function dayHtml(language: Language, date: Date) {
  const day = toIsoDay(date)
  return `<time datetime="${day}">${formatDay(language, day)}</time>`
}

function lengthHtml(language: Language, seconds: number) {
  const length = getI18n(language).t('episodes:minutes', { count: wholeMinutes(seconds) })
  return `<time datetime="PT${seconds}S">${length}</time>`
}

// The content is for browsers that cannot play audio.
function audioHtml(url: string, label: string, title: string) {
  // Omits the browser's menu, because the slider needs the space. The episode's page has the download.
  const rest = `controlslist="nodownload noplaybackrate" aria-label="${label}: ${title}"`
  return `<audio controls preload="none" src="${url}" ${rest}><a href="${url}">${label}</a></audio>`
}

function linkHtml(url: string, label: string, title: string) {
  return `<a href="${url}" aria-label="${label}: ${title}">${label}</a>`
}

type Choices = {
  /** Null shows both languages, one after the other. */
  language: Language | null
  theme: 'light' | 'dark'
  /** Without scripts. */
  lite: boolean
  neutralTitles: boolean
  isMember: boolean
}

const titleAndDescription = /<title>[^<]*<\/title>\s*<meta\s+name="description"[^>]*>/
const colorScheme = 'content="light"'
const darkMedia = 'media="not all"'
const script = '<script src="/xxperiment/theme.js"></script>'
const root = '<html lang="en">'
const inLanguage = /<!--\[(en|hi)\]-->([^]*?)<!--\[\/\1\]-->/g
const episodesPlaceholders = /<!--episodes (en|hi)-->/g
const signUpLinks = /<a href="\/auth\/signup[^"]*">[^<]*<\/a>/g
const liteButtons = languages.map((language) => `value="1">${getI18n(language).t('shell:toLite')}<`)
const fullButtons = languages.map((language) => `value="0">${getI18n(language).t('shell:toFull')}<`)
const titlesButton = 'value="neutral" aria-pressed="false"'
const accountLink = (text: 'signIn' | 'profile') =>
  languages.map((language) => `>${getI18n(language).t(`shell:${text}`)}</a>`)

/** True when the static file has everything that `renderPodcastPage` replaces. */
export function hasPlaceholders(html: string): boolean {
  const texts = [colorScheme, darkMedia, script, root, titlesButton, ...liteButtons]
  const hasTexts = [...texts, ...accountLink('signIn')].every((text) => html.includes(text))
  const lists = html.match(episodesPlaceholders) ?? []
  return hasTexts && titleAndDescription.test(html) && lists.length === languages.length
}

/** Renders the podcast's page with its episodes, in the chosen language and theme only. */
export function renderPodcastPage(
  html: string,
  episodes: RecentEpisode[],
  { language, theme, lite, neutralTitles, isMember }: Choices,
): string {
  const fitted = html
    .replace(inLanguage, (_, marked: string, part: string) =>
      language && language !== marked ? '' : part,
    )
    .replace(episodesPlaceholders, (_, marked: Language) => episodesHtml(marked, episodes))
    .replace(root, `<html lang="${language ?? 'en'}">`)
  const scripted = lite ? inLite(fitted) : fitted
  const named = isMember ? withProfile(scripted) : scripted
  const themed = theme === 'dark' ? inDark(named) : named
  return neutralTitles ? withoutTitle(themed) : themed
}

function inLite(html: string) {
  return liteButtons.reduce(
    (text, button, index) => text.replace(button, fullButtons[index] ?? button),
    html.replace(script, ''),
  )
}

function withoutTitle(html: string) {
  return html
    .replace(titleAndDescription, `<title>${en.shell.company}</title>`)
    .replaceAll(titlesButton, 'value="full" aria-pressed="true"')
}

// Replaces the sign-in and sign-up links with a link to the member's profile.
function withProfile(html: string) {
  const names = accountLink('profile')
  return accountLink('signIn').reduce(
    (text, signIn, index) => text.replace(signIn, names[index] ?? signIn),
    html.replace(signUpLinks, ''),
  )
}

function inDark(html: string) {
  return html.replace(colorScheme, 'content="dark"').replace(darkMedia, 'media="all"')
}

const page = '/xxperiment/index.html'
/** The paths of the podcast's page. */
export const podcastPaths = [page, '/xxperiment/']

/**
 * Serves the podcast's static page with its episodes, in the chosen language and theme, and with a neutral title if the
 * visitor chose that or shares the phone. @throws {Error} at start-up if the page lacks an element that the server fills
 */
export function podcastPage(folder: string): RequestHandler {
  const html = readFileSync(path.join(folder, page), 'utf8')
  if (!hasPlaceholders(html)) throw new Error(`${page} lacks an element that the server fills.`)
  return (request, response, next) => {
    const { path: asked, headers, query } = request
    // Express also matches the path without its last slash.
    if (!podcastPaths.includes(asked)) return next()
    const language =
      [query.lng, languageIn(headers.cookie), query.defaultLng].find(isLanguage) ?? null
    const preferences = preferencesIn(headers)
    setStaticHeaders(response, page)
    response.setHeader('Content-Security-Policy', podcastPolicy)
    response.vary('Cookie, Save-Data, ECT')
    const { lite } = preferences
    // As in `app/root.tsx`: tabs of a shared phone show no page names.
    const neutralTitles = preferences.neutralTitles || isSharedDevice(headers.cookie)
    if (language || lite || neutralTitles || chosenTheme(headers))
      response.setHeader('Cache-Control', 'private, no-cache')
    Promise.all([recentEpisodes(), isMemberIn(headers.cookie)])
      .then(([episodes, isMember]) => {
        if (isMember) response.setHeader('Cache-Control', 'no-store')
        if (episodes.some(({ audioUrl }) => audioUrl))
          response.setHeader('Content-Security-Policy', policyWithAudio)
        const choices = { ...preferences, neutralTitles, language, isMember }
        response.type('html').send(renderPodcastPage(html, episodes, choices))
      })
      .catch(next)
  }
}

// While the database is unavailable, members see the visitors' page. Sign-out redirects to it.
async function isMemberIn(cookie: string | undefined) {
  if (!cookie?.includes(`${sessionCookieName}=`)) return false
  let isMember = false
  const read = async () => void (isMember = (await sessionIn(cookie)) !== null)
  await bestEffort('reading who opens the podcast’s page', read, second)
  return isMember
}
