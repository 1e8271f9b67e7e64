import path from 'node:path'
import type { FeedEpisode, UnreadPart } from '~/domain/episodes/feed/parse-feed.server'
import { importEpisodes, type ImportReport } from '~/domain/episodes/import-episodes.server'
import { endWith } from './end-with'
import { feedProblem } from './feed-problems'
import { runOnDatabase } from './run'

const reasons = {
  'no-title': 'it has no title',
  repeated: 'an earlier item is the same episode',
}

const unreadParts: Record<UnreadPart['part'], string> = {
  date: 'its date cannot be read',
  duration: 'its length cannot be read',
  number: 'its number cannot be read',
  season: 'its season cannot be read',
  link: 'its link is not a web address',
  'no-file': 'the feed names no file for it',
  'not-audio': 'its file is not audio',
  'not-https': 'its audio file is offered by http only, and players here need https',
  'unusable-address': 'the address of its audio file cannot be used',
}

/** Imports episodes from the feed named on the command line and prints what changed; exit 1 if it cannot be read. */
async function run(source: string | undefined) {
  if (!source) return endWith('Usage: npm run episodes -- <feed URL or file>')
  await runOnDatabase(() => importFrom(source))
}

async function importFrom(source: string) {
  // npm runs scripts in the project's folder; INIT_CWD is where it was called.
  const isUrl = /^[a-z][a-z\d+.-]+:/i.test(source)
  const result = await importEpisodes(
    isUrl ? source : path.resolve(process.env.INIT_CWD ?? '.', source),
  )
  if (result.ok) process.stdout.write(summaryOf(result.value))
  else endWith(`${feedProblem(result)}.`)
}

function summaryOf({ added, updated, unchanged, skipped, unread }: ImportReport) {
  const lines = [
    `Episodes: ${added.length} added, ${updated.length} updated, ${unchanged} unchanged, ${skipped.length} skipped.`,
    ...added.map((episode) => `  added    ${nameOf(episode)}`),
    ...updated.map((episode) => `  updated  ${nameOf(episode)}`),
    ...skipped.map(
      ({ position, reason }) => `  skipped  item ${position} of the feed: ${reasons[reason]}`,
    ),
    ...unread.map(unreadLine),
  ]
  return `${lines.join('\n')}\n`
}

function unreadLine({ position, title, part, text }: UnreadPart) {
  const written = text && `: '${text}'`
  return `  without  item ${position} of the feed (${title}): ${unreadParts[part]}${written}`
}

function nameOf({ season, episodeNumber, title }: FeedEpisode) {
  if (season !== null && episodeNumber !== null)
    return `Season ${season}, Episode ${episodeNumber}: ${title}`
  return episodeNumber === null ? `Episode: ${title}` : `Episode ${episodeNumber}: ${title}`
}

await run(process.argv[2])
