import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'

const folder = path.join(import.meta.dirname, 'transcripts')
const state = /(not )?(pressed|checked|expanded|invalid|required|current page|\d+ controls?)/.source
const nameless = new RegExp(
  `^(link|button|textbox|searchbox|checkbox|radio|combobox|switch|heading|dialog)(, ${state})*$`,
)

/**
 * Expects a screen reader to say what it said when the transcript was written, and a name of whatever can be pressed or
 * filled in. `SPEECH=write` writes the transcripts anew; read their difference before it is committed.
 */
export function expectTranscript(name: string, said: string[]): void {
  expect
    .soft(
      said.filter((phrase) => nameless.test(phrase)),
      `what has no name in ${name}`,
    )
    .toEqual([])
  const file = path.join(folder, `${name}.txt`)
  const text = `${readable(said).join('\n')}\n`
  if (process.env.SPEECH === 'write') {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  expect.soft(existsSync(file) ? readFileSync(file, 'utf8') : '', name).toBe(text)
}

/** How often words are said among others. */
export function timesSaid(words: string, said: string[]): number {
  return said.join(' ').split(words).length - 1
}

// That something ends, and which of how many it is, is left out: neither says anything of the words. A slow answer is
// announced, a quick one is not; a button's value is said by this reader alone.
function readable(said: string[]) {
  return said
    .filter((phrase) => !/^(\[hi\] |\[en\] )?end( of|,) /.test(phrase))
    .filter((phrase) => !/^polite: ((Loading|लोड हो रहा है)…)?$/.test(phrase))
    .map((phrase) => phrase.replace(/, [01]\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/, ''))
    .map((phrase) => phrase.replace(/, level 1, position \d+, set size \d+$/, ''))
    .map((phrase) => phrase.replace(/\b[A-HJKMNP-TV-Z2-9]{8}\b/g, '(an ID)'))
    .map((phrase) => phrase.replace(/\b([A-HJKMNP-TV-Z2-9]{6} ?){3}\b/g, '(a number)'))
    .map((phrase) => phrase.replace(/(Word|शब्द) \d\b/g, '$1 (n)'))
    .map((phrase) => phrase.replace(/\bm_[0-9a-f]{8}\b/g, '(a member)'))
    .map((phrase) =>
      phrase.replace(/\d{1,2} \S+ 20\d\d(, \d\d:\d\d)?|20\d\d-\d\d-\d\d/g, '(a day)'),
    )
    .map((phrase) => phrase.replace(/\(a day\) (at|को) \d\d:\d\d/g, '(a day) $1 (an hour)'))
    .map((phrase) =>
      phrase.replace(/\S+(day|वार), \d{1,2} [\p{L}\p{M}]+, \d\d:\d\d/gu, '(a due time)'),
    )
    .map((phrase) => phrase.replace(/http:\/\/localhost:\d+/, '(the site)'))
    .map((phrase) => phrase.replace(/\bShown \(a member\)/g, '(a member)'))
    .filter((phrase, index, all) => phrase !== '(a time)' || all[index - 1] !== phrase)
}
