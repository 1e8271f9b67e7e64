import path from 'node:path'
import { closeDatabase } from '~/database/db.server'
import type { FeedProblem } from '~/domain/episodes/feed/outcome'
import type { FeedEpisode } from '~/domain/episodes/feed/parse-feed.server'
import { importEpisodes, type ImportReport } from '~/domain/episodes/import-episodes.server'
import { env } from '~/runtime/env.server'
import { migrateOrExit } from '../../prisma/migrate-or-exit'
import { endWith } from './end-with'

const problems: Record<FeedProblem, string> = {
  'wrong-address': 'The address (or one it redirects to) must be http, https, or a file',
  unreachable: 'The feed cannot be read',
  'timed-out': 'The feed did not arrive within a minute',
  'too-many-redirects': 'The address redirects more than three times',
  'not-public': 'The address (or one it redirects to) leads into a network that is not public',
  'bad-status': 'The server refused the feed, status',
  'too-large': 'The feed is larger than 10 MB',
  'not-a-feed': 'This is not a readable RSS or Atom feed',
  'too-costly': 'Reading the feed takes too much time or memory',
  busy: 'Another import is running; try again in a moment',
}

const reasons = {
  'no-title': 'it has no title',
  repeated: 'an item before it has the same identity',
}

/** Imports episodes from the feed named on the command line and prints what changed; exit 1 if it cannot be read. */
async function run(source: string | undefined) {
  if (!source) return endWith('Usage: npm run episodes -- <feed URL or file>')
  await migrateOrExit(env.DATABASE_DIRECT_URL)
  // npm runs scripts in the project's folder; INIT_CWD is where it was called.
  const isAddress = /^[a-z][a-z\d+.-]+:/i.test(source)
  const result = await importEpisodes(
    isAddress ? source : path.resolve(process.env.INIT_CWD ?? '.', source),
  )
  await closeDatabase()
  if (result.ok) process.stdout.write(summaryOf(result.value))
  else endWith(`${[problems[result.problem], result.detail].filter(Boolean).join(': ')}.`)
}

function summaryOf({ added, updated, unchanged, skipped }: ImportReport) {
  const lines = [
    `Episodes: ${added.length} added, ${updated.length} updated, ${unchanged} unchanged, ${skipped.length} skipped.`,
    ...added.map((episode) => `  added    ${nameOf(episode)}`),
    ...updated.map((episode) => `  updated  ${nameOf(episode)}`),
    ...[...added, ...updated]
      .filter(({ audioUrl }) => audioUrl === null)
      .map((episode) => `  silent   ${nameOf(episode)}: the feed names no audio file by https`),
    ...skipped.map(
      ({ position, reason }) => `  skipped  item ${position} of the feed: ${reasons[reason]}`,
    ),
  ]
  return `${lines.join('\n')}\n`
}

function nameOf({ episodeNumber, title }: FeedEpisode) {
  return episodeNumber === null ? `Episode: ${title}` : `Episode ${episodeNumber}: ${title}`
}

await run(process.argv[2])
