import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { decode } from './forms-in'

const folder = 'build/client/assets'

/** The classes with rules in each built stylesheet, by file name. */
const sheets = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .map((name) => [name, classesIn(readFileSync(path.join(folder, name), 'utf8'))]),
)

function classesIn(css: string): Set<string> {
  const selectors = css.replaceAll(/\{[^{}]*\}/g, '{}')
  const names = [...selectors.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name)
  return new Set(names.map((name) => name.replaceAll(/\\(.)/g, '$1')))
}

/** Returns the classes of a page that have rules only in stylesheets that the page does not load. */
export function missingRules(html: string): string[] {
  const loaded = [...sheets].filter(([name]) => html.includes(name)).map(([, names]) => names)
  const inline = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css)
  const here = [...loaded, ...inline.map(classesIn)]
  const used = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = '']) =>
    decode(list).split(/\s+/).filter(Boolean),
  )
  return [...new Set(used)].filter(
    (name) =>
      !here.some((names) => names.has(name)) &&
      [...sheets.values()].some((names) => names.has(name)),
  )
}
