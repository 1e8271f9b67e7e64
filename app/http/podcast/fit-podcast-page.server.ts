import type { RecentEpisode } from '~/domain/episodes/recent-episodes.server'
import { languages, type Language } from '~/i18n/languages'
import { en } from '~/i18n/locales/en'
import { episodesHtml } from './episodes-html.server'

type Choices = {
  /** Null shows both languages, one after the other. */
  language: Language | null
  theme: 'light' | 'dark'
  /** Without scripts. */
  lite: boolean
  neutralTitles: boolean
}

const titleAndDescription = /<title>[^<]*<\/title>\s*<meta\s+name="description"[^>]*>/
const colorScheme = 'content="light"'
const darkMedia = 'media="not all"'
const script = '<script src="/xxperiment/theme.js"></script>'
const root = '<html lang="en">'
const inLanguage = /<!--\[(en|hi)\]-->([^]*?)<!--\[\/\1\]-->/g
const episodesHere = /<!--episodes (en|hi)-->/g

/** Whether the static file has everything that `fitPodcastPage` looks for. */
export function hasItsPlaces(html: string): boolean {
  const hasTexts = [colorScheme, darkMedia, script, root].every((text) => html.includes(text))
  const lists = html.match(episodesHere) ?? []
  return hasTexts && titleAndDescription.test(html) && lists.length === languages.length
}

/** The podcast's page with its episodes, and only in the language and theme that were chosen. */
export function fitPodcastPage(
  html: string,
  episodes: RecentEpisode[],
  { language, theme, lite, neutralTitles }: Choices,
): string {
  const fitted = html
    .replace(inLanguage, (_, marked: string, part: string) =>
      language && language !== marked ? '' : part,
    )
    .replace(episodesHere, (_, marked: Language) => episodesHtml(marked, episodes))
    .replace(root, `<html lang="${language ?? 'en'}">`)
  const scripted = lite ? fitted.replace(script, '') : fitted
  const themed = theme === 'dark' ? inDark(scripted) : scripted
  return neutralTitles
    ? themed.replace(titleAndDescription, `<title>${en.shell.company}</title>`)
    : themed
}

function inDark(html: string) {
  return html.replace(colorScheme, 'content="dark"').replace(darkMedia, 'media="all"')
}
