/** SAMPLE: links to follow the podcast, in addition to its feed. */
export const subscribeLinks: readonly { name: string; url: string }[] = [
  { name: 'Spotify', url: 'https://open.spotify.com/show/example' },
  { name: 'Apple Podcasts', url: 'https://podcasts.apple.com/podcast/example' },
]
