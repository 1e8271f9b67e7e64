import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { transform, type Declaration } from 'lightningcss'
import { expect, it } from 'vitest'
import { sourcesOfApp } from '../../support/source-imports'

const folder = 'build/client/assets'
const areas = ['account', 'company', 'contact', 'episodes', 'moderation']

/** A utility as it stands in a built sheet: what it sets, and what has to hold besides. */
type Utility = { place: number; properties: string[]; isPlain: boolean; isStronger: boolean }

it.each(areas)('the sheet of %s takes nothing from the elements of other files', (area) => {
  const [shared, own] = [utilitiesIn('app'), utilitiesIn(area)]
  expect(own.size).toBeGreaterThan(10)
  const lost = classLists().flatMap((list) =>
    list.flatMap((weak) => list.flatMap((strong) => lostTo(weak, strong, shared, own))),
  )
  expect([...new Set(lost)]).toEqual([])
})

// Repeated after app.css, a plain utility beats what stands behind it there and is not repeated.
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
    second.properties.some((other) => one.startsWith(other) || other.startsWith(one)),
  )
  return isBeaten && isAboutTheSame ? [`${weak} without ${strong}`] : []
}

function utilitiesIn(sheet: string): Map<string, Utility> {
  const file = readdirSync(folder).find((name) => new RegExp(`^${sheet}-.{8}\\.css$`).test(name))
  const found = new Map<string, Utility>()
  let depth = 0
  transform({
    filename: sheet,
    code: readFileSync(path.join(folder, file ?? sheet)),
    visitor: {
      Rule: {
        media: () => void (depth += 1),
        style: ({ value: { selectors, declarations } }) => {
          const [first, ...more] = selectors[0] ?? []
          if (first?.type !== 'class') return
          const properties = [
            ...(declarations?.declarations ?? []),
            ...(declarations?.importantDeclarations ?? []),
          ].map(nameOf)
          found.set(first.name, {
            place: found.size,
            properties: properties.filter((name) => !name.startsWith('--')),
            isPlain: !more.length && depth === 0,
            isStronger: more.some(({ type }) => type.startsWith('pseudo-class')),
          })
        },
      },
      RuleExit: { media: () => void (depth -= 1) },
    },
  })
  return found
}

function nameOf({ property, value }: Declaration): string {
  const written = property === 'unparsed' ? value.propertyId.property : property
  return property === 'custom' ? value.name : written
}

/** What stands together in one list of classes, with the constants that it is made of. */
function classLists(): string[][] {
  const sources = sourcesOfApp().map((file) => readFileSync(file, 'utf8'))
  const constants = new Map(
    sources.flatMap((text) =>
      [...text.matchAll(/const (\w+) =\s+['"`]([^'"`]+)['"`]/g)].map(
        ([, name = '', words = '']) => [name, words] as const,
      ),
    ),
  )
  const lists = sources.flatMap((text) => text.match(/'[^'\n]+'|"[^"\n]+"|`[^`]+`/g) ?? [])
  const whole = (list: string) =>
    list.replace(/\$\{(\w+)\}/g, (_, name: string) => ` ${constants.get(name) ?? ''} `)
  return lists.map((list) => whole(whole(list)).split(/[\s'"`]+/))
}
