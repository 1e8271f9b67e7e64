import { decodeHTMLStrict } from 'entities'
import { Parser } from 'htmlparser2'
import { z } from 'zod'
import { stringField } from '~/domain/validation/validation.server'
import { onOneLine, wordlessElements } from './item-details'

/** The words of one speaker from a second on. `speaker` is '' when the transcript names none. */
export type Cue = { start: number; speaker: string; text: string }

export type Chapter = { start: number; title: string }

const max = { read: 50_000, cues: 20_000, characters: 1_000_000, cue: 2_000, chapters: 100 }
const speakerLimit = 60
const titleLimit = 120
const paragraph = 400
const maxDepth = 100
const longest = 7 * 24 * 60 * 60

/**
 * Parses the cues of a transcript in VTT, SRT, JSON or HTML of the podcast namespace, or of plain text with times.
 * Returns them in the order of time. Parts of one sentence become one cue. Markup is left out.
 * @param type the media type from the feed, '' for a file of unknown type. HTML and plain text are read only with
 *   their own type, because servers send errors in both
 * @returns null when there is nothing to read, or too much
 */
export function parseTranscript(text: string, type = ''): Cue[] | null {
  const plain = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const found = [...readCues(plain, type)]
  const cues = found
    .flatMap(({ start, speaker, text: words }) => {
      const cleaned = [...onOneLine(words)].slice(0, max.cue).join('')
      const name = [...onOneLine(speaker).replace(/\s*:$/, '')].slice(0, speakerLimit).join('')
      const isTime = start >= 0 && start <= longest
      return cleaned && isTime ? [{ start: Math.floor(start), speaker: name, text: cleaned }] : []
    })
    .sort((a, b) => a.start - b.start)
  const joined = joinSentences(cues)
  const characters = joined.reduce((sum, cue) => sum + cue.text.length, 0)
  const isBounded =
    found.length < max.read && joined.length <= max.cues && characters <= max.characters
  return joined.length && isBounded ? joined : null
}

function readCues(text: string, type: string): Iterable<Cue> {
  // The file is a picture or an archive.
  if (text.includes('\0')) return []
  if (/^\s*\{/.test(text)) return jsonCues(text)
  if (type.includes('html')) return htmlCues(text)
  if (/^\s*<(?:!doctype|html)/i.test(text)) return []
  if (text.includes('-->')) return timedCues(text)
  const isPlain = !type || type.includes('plain')
  return isPlain && !/^\s*(?:WEBVTT|<|\[\s*\{)/.test(text) ? plainCues(text) : []
}

const time = String.raw`(?:(\d{1,3}):)?(\d{1,3}):(\d{2})(?:[.,](\d{1,3}))?`
const timeLine = new RegExp(`^\\s*${time}\\s*-->`)

function secondsOf([, hours = '0', minutes = '0', seconds = '0']: (string | undefined)[]) {
  return (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)
}

/** Reads VTT and SRT: a line of times, and the lines up to the next empty one. */
function* timedCues(text: string): Generator<Cue> {
  const blocks = text.split(/\n[^\S\n]*\n/)
  let count = 0
  let named: boolean | undefined
  for (const block of blocks) {
    const lines = block.split('\n')
    const at = lines.slice(0, 3).findIndex((line) => timeLine.test(line))
    const match = at < 0 ? null : timeLine.exec(lines[at] ?? '')
    if (!match) continue
    if (++count > max.read) return
    const words = lines
      .slice(at + 1)
      .join(' ')
      .slice(0, max.cue * 4)
    const voice = /<v(?:\.[^\s<>]*)?\s([^<>]+)>/i.exec(words)?.[1]
    const spoken = decodeHTMLStrict(words.replace(/<[^<>]*>/g, ''))
    const [speaker, rest] = voice ? [decodeHTMLStrict(voice), spoken] : splitSpeaker(spoken)
    named ??= speaker !== ''
    yield named || voice
      ? { start: secondsOf(match), speaker, text: rest }
      : { start: secondsOf(match), speaker: '', text: spoken }
  }
}

/** Splits 'Asha: Hello' into speaker and text. The first cue decides whether a transcript is written like this. */
function splitSpeaker(text: string): [speaker: string, rest: string] {
  const [, speaker = '', rest = text] =
    /^\s*([\p{Lu}\p{Lo}][\p{L}\p{M}\p{N}.'’-]*(?:\s[\p{Lu}\p{Lo}\p{N}][\p{L}\p{M}\p{N}.'’-]*){0,3}):\s+(\S.*)$/su.exec(
      text.slice(0, max.cue),
    ) ?? []
  return [speaker, rest]
}

const segmentsSchema = z.array(
  z.object({
    startTime: z.number(),
    speaker: stringField(max.characters, 'wrongType').nullish(),
    body: stringField(max.characters, 'wrongType'),
  }),
)

function jsonCues(text: string): Cue[] {
  const parsed = segmentsSchema.safeParse(listIn(text, 'segments', max.read))
  if (!parsed.success) return []
  return parsed.data.map(({ startTime, speaker, body }) => ({
    start: startTime,
    speaker: speaker ?? '',
    text: body,
  }))
}

// Cuts the list before the check: a million wrong elements would have a million messages.
function listIn(text: string, name: string, length: number): unknown {
  try {
    const list = (JSON.parse(text) as Record<string, unknown> | null)?.[name]
    return Array.isArray(list) ? list.slice(0, length) : null
  } catch {
    return null
  }
}

/**
 * Reads HTML of the namespace: `<cite>` names the speaker, `<time>` the start, and `<p>` has the words. A page with
 * neither speaker nor time is not a transcript.
 */
function htmlCues(html: string): Cue[] {
  const cues: Cue[] = []
  let [speaker, written, start, words, unread, depth] = ['', '', 0, '', 0, 0]
  let isTranscript = false
  let inside: 'cite' | 'time' | null = null
  const end = () => {
    if (words.trim() && cues.length < max.read) cues.push({ start, speaker, text: words })
    words = ''
  }
  const parser = new Parser({
    onopentag(name) {
      // The parser is slow for a hundred thousand nested elements.
      if (++depth > maxDepth) throw new TooDeep()
      if (wordless.has(name)) unread++
      if (name === 'cite' || name === 'time') {
        isTranscript = true
        end()
        inside = name
        written = ''
      }
      if (name === 'p' || name === 'br' || name === 'div') words += ' '
    },
    ontext(text) {
      if (unread) return
      if (inside) written += text
      else words += text
    },
    onclosetag(name) {
      depth--
      if (wordless.has(name)) unread--
      if (name === 'cite') speaker = written
      const match = name === 'time' && new RegExp(`^\\s*${time}`).exec(written)
      if (match) start = secondsOf(match)
      if (name === inside) inside = null
      if (name === 'p') end()
    },
  })
  try {
    parser.end(html)
  } catch (error) {
    if (error instanceof TooDeep) return []
    throw error
  }
  end()
  return isTranscript ? cues : []
}

class TooDeep extends Error {}

const wordless = new Set([...wordlessElements, 'head', 'noscript', 'textarea'])

const stamped = new RegExp(`^\\s*[[(]?${time}[\\])]?\\s*(?:[-–—]\\s*)?`)

/**
 * Reads paragraphs of plain text, which may begin with a time and a speaker. A paragraph without a time gets the time
 * of the previous one.
 */
function plainCues(text: string): Cue[] {
  let start = 0
  const parts = text.split(/\n[^\S\n]*\n/).slice(0, max.read)
  return parts.map((part) => {
    const match = stamped.exec(part)
    if (match) start = secondsOf(match)
    const [speaker, rest] = splitSpeaker(match ? part.slice(match[0].length) : part)
    return { start, speaker, text: rest }
  })
}

const endsSentence = /[.!?।॥…]["'”’)\]]*$/u

function joinSentences(cues: Cue[]): Cue[] {
  const joined: Cue[] = []
  for (const cue of cues) {
    const last = joined.at(-1)
    const continues =
      last &&
      last.speaker === cue.speaker &&
      cue.start > last.start &&
      !endsSentence.test(last.text) &&
      last.text.length + cue.text.length < paragraph
    if (continues) last.text += ` ${cue.text}`
    else joined.push({ ...cue })
  }
  return joined
}

const chaptersSchema = z.array(
  z.object({
    startTime: z.number().min(0).max(longest),
    title: stringField(max.characters, 'wrongType').optional(),
    toc: z.boolean().optional(),
  }),
)

/**
 * Parses the chapters of the podcast namespace's JSON that have a title and belong to the table of contents; null
 * without any.
 */
export function parseChapters(text: string): Chapter[] | null {
  const list = listIn(text.replace(/^\ufeff/, ''), 'chapters', max.chapters)
  const parsed = chaptersSchema.safeParse(list)
  if (!parsed.success) return null
  const chapters = parsed.data
    .filter(({ toc }) => toc !== false)
    .map(({ startTime, title = '' }) => ({
      start: Math.floor(startTime),
      title: [...onOneLine(title)].slice(0, titleLimit).join(''),
    }))
    .filter(({ title }) => title)
    .sort((a, b) => a.start - b.start)
  return chapters.length ? chapters : null
}
