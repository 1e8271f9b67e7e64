import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { transform, type Declaration, type Rule } from 'lightningcss'
import { expect, it } from 'vitest'
import { sourcesOfApp } from '../../support/source-imports'

const folder = 'build/client/assets'
const areas = ['account', 'company', 'contact', 'episodes', 'moderation', 'preview']

/** A utility class in a built style sheet: the properties that it sets, and its conditions. */
type Utility = { place: number; properties: string[]; isPlain: boolean; isStronger: boolean }

it.each(areas)('the sheet of %s takes nothing from the elements of other files', (area) => {
  const [shared, own] = [utilitiesIn('app'), utilitiesIn(area)]
  expect(own.size).toBeGreaterThan(10)
  const lost = classLists().flatMap((list) =>
    list.flatMap((weak) => list.flatMap((strong) => lostTo(weak, strong, shared, own))),
  )
  expect([...new Set(lost)]).toEqual([])
})

it('what the area sheets leave out is in the shared sheet', () => {
  const left = readFileSync('app/styles/in-shared-sheet.css', 'utf8')
  const names = /not\s+inline\(\s*'\{absolute,([^}]*)\}'/.exec(left)?.[1]?.split(',') ?? []
  expect(names.length).toBeGreaterThan(10)
  const shared = utilitiesIn('app')
  expect(names.filter((name) => !shared.get(name)?.isPlain)).toEqual([])
})

// A plain utility that is repeated after app.css overrides later rules of app.css that are not repeated.
function lostTo(
  weak: string,
  strong: string,
  shared: Map<string, Utility>,
  own: Map<string, Utility>,
) {
  const [first, second] = [shared.get(weak), shared.get(strong)]
  if (!first?.isPlain || !second || !own.has(weak) || own.has(strong)) return []
  const isBeaten = second.place > first.place && !second.isStronger
  const isAboutTheSame = first.properties.some((one) =>
    second.properties.some((other) => overlap(one, other)),
  )
  return isBeaten && isAboutTheSame ? [`${weak} without ${strong}`] : []
}

function overlap(one: string, other: string) {
  if (one === 'flex' || other === 'flex') return one === other
  const isOfAllSides = [one, other].some((name) => withoutSides(name) === name)
  return (
    one.startsWith(other) ||
    other.startsWith(one) ||
    (isOfAllSides && withoutSides(one) === withoutSides(other))
  )
}

function withoutSides(property: string) {
  return property.replaceAll(/-(inline|block|start|end|top|right|bottom|left)(?=-|$)/g, '')
}

function utilitiesIn(sheet: string): Map<string, Utility> {
  const file = readdirSync(folder).find((name) => new RegExp(`^${sheet}-.{8}\\.css$`).test(name))
  const found = new Map<string, Utility>()
  transform({
    filename: sheet,
    code: readFileSync(path.join(folder, file ?? sheet)),
    visitor: { StyleSheet: ({ rules }) => collect(rules, found, true) },
  })
  return found
}

function collect(rules: Rule[], found: Map<string, Utility>, isOutside: boolean) {
  for (const rule of rules) {
    if (rule.type === 'media' || rule.type === 'supports') collect(rule.value.rules, found, false)
    if (rule.type !== 'style') continue
    const { value } = rule
    const [first, ...more] = value.selectors[0] ?? []
    // Rules for other elements, and for parts of this one, do not override rules for the element itself.
    const isForOthers = more.some((part) => ['combinator', 'pseudo-element'].includes(part.type))
    if (first?.type !== 'class' || isForOthers) continue
    const { declarations = [], importantDeclarations = [] } = value.declarations ?? {}
    const properties = [...declarations, ...importantDeclarations].map(nameOf)
    found.set(first.name, {
      place: found.size,
      properties: properties.filter((name) => !name.startsWith('--')),
      isPlain: !more.length && isOutside,
      isStronger: more.some(({ type }) => type !== 'class'),
    })
  }
}

function nameOf({ property, value }: Declaration): string {
  const written = property === 'unparsed' ? value.propertyId.property : property
  return property === 'custom' ? value.name : written
}

/** Returns the classes that are used together in one list, including the constants in it. */
function classLists(): string[][] {
  const sources = sourcesOfApp().map((file) => readFileSync(file, 'utf8'))
  const constants = new Map(
    sources.flatMap((text) =>
      [...text.matchAll(/const (\w+) =\s+['"`]([^'"`]+)['"`]/g)].map(
        ([, name = '', words = '']) => [name, words] as const,
      ),
    ),
  )
  const known = (list: string) =>
    list.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => ` ${constants.get(name) ?? ''} `)
  return sources
    .flatMap((text) => text.match(/'[^'\n]+'|"[^"\n]+"|`[^`]+`/g) ?? [])
    .map((list) => known(known(list)))
    .flatMap(alternativesOf)
    .map((list) => list.split(/[\s'"`]+/))
}

// Returns the variants of a template: its text with each of the texts between which it chooses.
function alternativesOf(list: string): string[] {
  const outside = list.replaceAll(/\$\{[^}]*\}/g, ' ')
  const inside = (list.match(/\$\{[^}]*\}/g) ?? []).flatMap((each) => each.match(/'[^']+'/g) ?? [])
  return [outside, ...inside.map((each) => `${outside} ${each}`)]
}
