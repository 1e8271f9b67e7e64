import { dayOf } from '~/domain/day'
import type { RecentEpisode } from '~/domain/episodes/recent-episodes.server'
import { escapeXml } from '~/domain/xml'
import { i18nOf } from '~/i18n/i18n.server'
import { languageOfText, type Language } from '~/i18n/languages'
import { formatDay } from '../presenters/thread-labels.server'

/** The episodes as HTML for the static page: their day, where to hear them and where they are discussed. */
export function episodesHtml(language: Language, episodes: RecentEpisode[]): string {
  if (!episodes.length) return ''
  const t = i18nOf(language).getFixedT(null, 'thread')
  const items = episodes.map((episode) => episodeHtml(language, episode))
  return `<h2>${t('podcast.episodes')}</h2><ol class="episodes">${items.join('')}</ol>`
}

function episodeHtml(language: Language, episode: RecentEpisode) {
  const t = i18nOf(language).getFixedT(null, 'thread')
  const { id, episodeNumber, link, publishedAt } = episode
  const title = escapeXml(episode.title)
  const name = episodeNumber === null ? title : `${episodeNumber}. ${title}`
  const discussed = `/forum?type=episode&amp;episodeId=${id}&amp;lng=${language}`
  return [
    `<li><h3 lang="${languageOfText(episode.title)}" dir="auto">${name}</h3><p class="actions">`,
    publishedAt ? `<span>${formatDay(language, dayOf(publishedAt))}</span>` : '',
    link ? linkHtml(escapeXml(link), t('podcast.listen'), title) : '',
    `${linkHtml(discussed, t('podcast.discuss'), title)}</p></li>`,
  ].join(' ')
}

function linkHtml(address: string, label: string, title: string) {
  return `<a href="${address}" aria-label="${label}: ${title}">${label}</a>`
}
