import path from 'node:path'
import type { UnreadPart } from '~/domain/episodes/feed/parse-feed.server'
import type { DocumentProblem } from '~/domain/episodes/feed/outcome'
import type { DocumentReport } from '~/domain/episodes/import-documents.server'
import {
  importEpisodes,
  removeEpisode,
  type FeedColumn,
  type ImportReport,
} from '~/domain/episodes/import-episodes.server'
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
  transcript: 'the address of a transcript cannot be used',
  chapters: 'the address of its chapters cannot be used',
  picture: 'the address of its picture cannot be used',
  'no-file': 'the feed names no file for it',
  'not-audio': 'its file is not audio',
  'not-https': 'its audio file is offered by http only, and players here need https',
  'unusable-url': 'the address of its audio file cannot be used',
}

const documentProblems: Record<DocumentProblem, string> = {
  'wrong-url': 'its address must be http or https',
  unreachable: 'it cannot be read',
  'timed-out': 'it did not arrive within 20 seconds',
  'too-many-redirects': 'its address redirects more than three times',
  'not-public': 'its address (or one it redirects to) leads into a network that is not public',
  'bad-status': 'the server refused it, status',
  'too-large': 'it is larger than 2 MB (a picture: than 8 MB)',
  'not-a-feed': 'it cannot be read',
  'too-costly': 'reading it takes too much time or memory',
  busy: 'another import is running',
  'not-readable': 'it has no words in a format that the site reads, or too many',
  'not-a-picture': 'it is no whole picture in JPEG, PNG or WebP',
  'no-encoder':
    'sharp, which encodes pictures, cannot be loaded on this machine; run `npm ci` on it, then import again',
  'wrong-size': 'it has fewer than 120 or more than 6,000 pixels on a side',
}

const usage =
  'Usage: npm run episodes -- <feed URL or file>, or npm run episodes -- --remove <episode number or id>'

/**
 * Imports episodes from the feed named on the command line, or removes one, and prints the changes. Exit 1 if there is
 * none or the feed cannot be read.
 */
async function run([source, reference, ...others]: string[]) {
  const isRemoval = source === '--remove'
  if (!source || isRemoval !== (reference !== undefined) || others.length) return endWith(usage)
  await runOnDatabase(() => (reference ? remove(reference) : importFrom(source)))
}

async function remove(reference: string) {
  const removed = await removeEpisode(reference)
  if (removed.ok)
    process.stdout.write(
      `Removed: ${removed.title}. Posts about it that stay: ${removed.posts}. Questions that wait again, without their answers: ${removed.questions}. Take it out of the feed too: the next import would add it again.\n`,
    )
  else if (removed.problem === 'several')
    endWith(
      `Several episodes have the number ${reference}. Name one by its id:\n${removed.episodes.map(({ id, title }) => `${id} ${title}`).join('\n')}`,
    )
  else if (removed.problem === 'busy') endWith('Another import is running.')
  else endWith(`There is no episode ${reference}.`)
}

async function importFrom(source: string) {
  // npm runs scripts in the project's folder. INIT_CWD is the folder where it was called.
  const isUrl = /^[a-z][a-z\d+.-]+:/i.test(source)
  const result = await importEpisodes(
    isUrl ? source : path.resolve(process.env.INIT_CWD ?? '.', source),
  )
  if (result.ok) process.stdout.write(summaryOf(result.value))
  else endWith(`${feedProblem(result)}.`)
}

function summaryOf(report: ImportReport) {
  const { added, updated, unchanged, skipped, unread, documents, documentsLeft } = report
  const lines = [
    `Episodes: ${added.length} added, ${updated.length} updated, ${unchanged} unchanged, ${skipped.length} skipped.`,
    ...added.map((episode) => `  added    ${nameOf(episode)}`),
    ...updated.map((episode) => `  updated  ${nameOf(episode)}: ${changesOf(episode.changed)}`),
    ...skipped.map(
      ({ position, reason }) => `  skipped  item ${position} of the feed: ${reasons[reason]}`,
    ),
    ...unread.map(unreadLine),
    ...documents.map(documentLine),
    ...(documentsLeft
      ? [`  left     ${documentsLeft} transcripts, chapters and pictures for the next import`]
      : []),
  ]
  return `${lines.join('\n')}\n`
}

const columnNames: Record<FeedColumn, string> = {
  season: 'season',
  episodeNumber: 'number',
  title: 'title',
  link: 'link',
  audioUrl: 'audio',
  audioBytes: 'size',
  durationSeconds: 'length',
  publishedAt: 'date',
  summary: 'summary',
  imageUrl: 'picture',
  people: 'people',
}

// If no column changed, the feed has a new key for the episode.
function changesOf(changed: FeedColumn[]) {
  return changed.map((column) => columnNames[column]).join(', ') || 'guid'
}

function unreadLine({ position, title, part, text }: UnreadPart) {
  const written = text && `: '${text}'`
  return `  without  item ${position} of the feed (${title}): ${unreadParts[part]}${written}`
}

function documentLine(report: DocumentReport) {
  const { kind, language, episode } = report
  const what = `${kind === 'cover' ? 'picture' : kind}${language ? ` (${language})` : ''}`
  const named = `${what} of ${nameOf(episode)}`
  if (report.problem === null) return `  read     ${named}`
  const reason = [documentProblems[report.problem], report.detail].filter(Boolean).join(': ')
  return `  refused  ${named}: ${reason}`
}

function nameOf({ season, episodeNumber, title }: DocumentReport['episode']) {
  if (season !== null && episodeNumber !== null)
    return `Season ${season}, Episode ${episodeNumber}: ${title}`
  return episodeNumber === null ? `Episode: ${title}` : `Episode ${episodeNumber}: ${title}`
}

await run(process.argv.slice(2))
