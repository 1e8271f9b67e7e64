import { dayOf } from '~/domain/day'
import type { RecentEpisode } from '~/domain/episodes/recent-episodes.server'
import { escapeXml } from '~/domain/xml'
import { i18nOf } from '~/i18n/i18n.server'
import { languageOfText, type Language } from '~/i18n/languages'
import { formatDay } from '~/i18n/format-day'
import { formatLength } from './format-length.server'

/** The episodes as HTML for the static page: their day and length, a player, and where they are discussed. */
export function episodesHtml(language: Language, episodes: RecentEpisode[]): string {
  if (!episodes.length) return ''
  const t = i18nOf(language).getFixedT(null, 'thread')
  const items = episodes.map((episode) => episodeHtml(language, episode))
  return `<h2>${t('podcast.episodes')}</h2><ol class="episodes">${items.join('')}</ol>`
}

function episodeHtml(language: Language, episode: RecentEpisode) {
  const { id, episodeNumber, shownSeason, link, publishedAt, audioUrl, durationSeconds } = episode
  const t = i18nOf(language).getFixedT(null, 'thread')
  const words = t('podcast', { returnObjects: true, skipInterpolation: true })
  const title = escapeXml(episode.title)
  const numbered = episodeNumber === null ? title : `${episodeNumber}. ${title}`
  const season = shownSeason === null ? '' : `${t('podcast.season', { season: shownSeason })} · `
  const discussed = `/forum?type=episode&amp;episodeId=${id}&amp;lng=${language}`
  const facts = [
    publishedAt && dayHtml(language, publishedAt),
    durationSeconds && lengthHtml(language, durationSeconds),
  ].filter(Boolean)
  return [
    `<li><h3 lang="${languageOfText(episode.title)}" dir="auto">${season}${numbered}</h3>`,
    facts.length ? `<p class="facts">${facts.join(' · ')}</p>` : '',
    audioUrl ? audioHtml(escapeXml(audioUrl), words.listen, title) : '',
    '<p class="actions">',
    link ? linkHtml(escapeXml(link), audioUrl ? words.more : words.listen, title) : '',
    ' ',
    `${linkHtml(discussed, words.discuss, title)}</p></li>`,
  ].join('')
}

function dayHtml(language: Language, date: Date) {
  const day = dayOf(date)
  return `<time datetime="${day}">${formatDay(language, day)}</time>`
}

function lengthHtml(language: Language, seconds: number) {
  return `<time datetime="PT${seconds}S">${formatLength(language, seconds)}</time>`
}

// What stands inside is for browsers that cannot play.
function audioHtml(address: string, label: string, title: string) {
  const named = `aria-label="${label}: ${title}"`
  return `<audio controls preload="none" src="${address}" ${named}><a href="${address}">${label}</a></audio>`
}

function linkHtml(address: string, label: string, title: string) {
  return `<a href="${address}" aria-label="${label}: ${title}">${label}</a>`
}
