import path from 'node:path'
import type { FeedEpisode } from '~/domain/episodes/feed/parse-feed.server'
import { importEpisodes, type ImportReport } from '~/domain/episodes/import-episodes.server'
import { endWith } from './end-with'
import { feedProblem } from './feed-problems'
import { runOnDatabase } from './run'

const reasons = {
  'no-title': 'it has no title',
  repeated: 'an earlier item has the same identity',
}

/** Imports episodes from the feed named on the command line and prints what changed; exit 1 if it cannot be read. */
async function run(source: string | undefined) {
  if (!source) return endWith('Usage: npm run episodes -- <feed URL or file>')
  await runOnDatabase(() => importFrom(source))
}

async function importFrom(source: string) {
  // npm runs scripts in the project's folder; INIT_CWD is where it was called.
  const isAddress = /^[a-z][a-z\d+.-]+:/i.test(source)
  const result = await importEpisodes(
    isAddress ? source : path.resolve(process.env.INIT_CWD ?? '.', source),
  )
  if (result.ok) process.stdout.write(summaryOf(result.value))
  else endWith(`${feedProblem(result)}.`)
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
