import { expect, test } from 'vitest'
import { subscribeLinks } from '~/content/podcast'
import { subscribeLinksIn } from '~/http/presenters/episode.server'
import { env } from '~/runtime/env.server'
import { withSettings } from '../../support/with-settings'

const feed = 'https://podcast.example/feed.xml'
withSettings({ PODCAST_FEED_URL: feed })

test('the feed comes first, with its name in the language', () => {
  expect(subscribeLinksIn('en')).toEqual([{ name: 'RSS feed', url: feed }, ...subscribeLinks])
  expect(subscribeLinksIn('hi')[0]).toEqual({ name: 'RSS फ़ीड', url: feed })
})

test.each([
  'https://reader:secret@podcast.example/feed.xml',
  'http://127.0.0.1:8080/feed.xml',
  'http://localhost/feed.xml',
  'file:///srv/feed.xml',
])('readers get no link to %s', (url) => {
  Object.assign(env, { PODCAST_FEED_URL: url })
  expect(subscribeLinksIn('en')).toEqual(subscribeLinks)
})
