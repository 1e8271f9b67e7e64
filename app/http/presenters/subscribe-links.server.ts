import { subscribeLinks } from '~/content/podcast'
import { getI18n } from '~/i18n/i18n.server'
import type { Language } from '~/i18n/languages'
import { env } from '~/runtime/env.server'

/** Where the podcast can be followed: its feed, unless that is a file, and what the company has entered. */
export function subscribeLinksIn(language: Language): { name: string; url: string }[] {
  const feed = env.PODCAST_FEED_URL?.startsWith('http') ? env.PODCAST_FEED_URL : null
  const name = getI18n(language).t('episodes:feed')
  return [...(feed ? [{ name, url: feed }] : []), ...subscribeLinks]
}
