import { readdirSync } from 'node:fs'
import { languages } from '~/i18n/languages'

const folder = 'tests/e2e/journeys'

// Everything else stands on these: they run in each language both with and without scripts.
const inAllCells = [
  'forum/main.spec.ts',
  'site/refusals.spec.ts',
  'contact/contact.spec.ts',
  'moderation/look-ups.spec.ts',
]

// What fits in one language may not in the other, and axe reads words.
const inBothLanguages = /accessibility|flow-motion|intro/

/**
 * The tests that a project leaves out, for `grepInvert`. A journey in both languages runs in one of them with scripts and
 * in the other without, swapped on every other file.
 * @param hasScripts whether scripts run in the project
 */
export function leftOut(hasScripts: boolean): RegExp[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts') && !inAllCells.includes(file))
    .sort()
  return files.map((file, index) => {
    const language = languages[(index + Number(hasScripts)) % languages.length]
    // The titles that Playwright looks at begin with the file and end with tags.
    return new RegExp(`/${file} ${language} ${inBothLanguages.test(file) ? '(?!.*@scripts)' : ''}`)
  })
}
