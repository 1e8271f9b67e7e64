import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { decodeFeed } from '~/domain/episodes/feed/decode-feed.server'
import { storeTranscriptOf } from '~/domain/episodes/import-documents.server'
import { isLanguage, languages } from '~/i18n/languages'
import { endWith } from './end-with'
import { runOnDatabase } from './run'

const usage = `Usage: npm run transcript -- <episode number or id> <file> --language <${languages.join('|')}>`
const largest = 2 * 1024 * 1024
const types: Record<string, string> = {
  '.html': 'text/html',
  '.htm': 'text/html',
  '.vtt': 'text/vtt',
  '.srt': 'application/srt',
  '.json': 'application/json',
}

/** Stores the transcript of an episode from a file. Exit 1 if the episode does not exist or the file cannot be read. */
async function run(options: string[]) {
  const { reference, file, language } = readOptions(options)
  if (!reference || !file || !isLanguage(language)) return endWith(usage)
  // npm runs scripts in the project's folder. INIT_CWD is the folder where it was called.
  const source = path.resolve(process.env.INIT_CWD ?? '.', file)
  const found = statSync(source, { throwIfNoEntry: false })
  if (!found?.isFile()) return endWith(`There is no file ${source}.`)
  if (found.size > largest) return endWith('The file is larger than 2 MB.')
  await runOnDatabase(async () => {
    const text = decodeFeed({ bytes: readFileSync(source), contentType: '' })
    const type = types[path.extname(source).toLowerCase()] ?? ''
    const stored = await storeTranscriptOf(reference, language, text, type)
    if (stored.ok)
      process.stdout.write(
        `Episode ${reference}: a transcript in '${language}' with ${stored.cues} ${stored.cues === 1 ? 'paragraph' : 'paragraphs'}.\n`,
      )
    else if (stored.problem === 'no-episode') endWith(`There is no episode ${reference}.`)
    else
      endWith(
        'This is no transcript in VTT, SRT, JSON, HTML (with speakers or times) or plain text, or it is too long.',
      )
  })
}

function readOptions(options: string[]) {
  const at = options.findIndex((option) => /^--language(=|$)/.test(option))
  const [option = ''] = at < 0 ? [] : options.slice(at)
  const language = option.includes('=') ? option.split('=')[1] : options[at + 1]
  const taken = at < 0 ? 0 : option.includes('=') ? 1 : 2
  const [reference, file, ...others] = at < 0 ? options : options.toSpliced(at, taken)
  return {
    reference: others.length ? undefined : reference,
    file,
    language: at < 0 ? undefined : language,
  }
}

await run(process.argv.slice(2))
