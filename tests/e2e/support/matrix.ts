import { readdirSync } from 'node:fs'
import { languages } from '~/i18n/languages'

const folder = 'tests/e2e/journeys'

// These journeys measure texts, which may fit in one language but not in the other.
const inBothLanguages = /flow-motion/

/**
 * Returns the tests that a project leaves out, for `grepInvert`. A journey in both languages runs in one language with
 * scripts and in the other without. Every other file swaps the two.
 * @param hasScripts whether scripts run in the project
 */
export function leftOut(hasScripts: boolean): RegExp[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts'))
    .sort()
  return files.map((file, index) => {
    const language = languages[(index + Number(hasScripts)) % languages.length]
    // The titles that Playwright matches begin with the file and end with tags.
    return new RegExp(`/${file} ${language} ${inBothLanguages.test(file) ? '(?!.*@scripts)' : ''}`)
  })
}
