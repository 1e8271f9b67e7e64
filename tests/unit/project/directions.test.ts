import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { importsOfApp, sourcesOfApp, type Import } from '../../support/source-imports'

const imports = importsOfApp()
const running = imports.filter(({ isType }) => !isType)

const inside = (folder: string) => (file: string) => file.startsWith(`app/${folder}`)
const isServerFile = (file: string) => /\.server\.tsx?$/.test(file)
const name = ({ from, to }: Import) => `${from} → ${to}`

/** Returns the imports of `folder` that do not go to `allowed` folders. */
function strays(folder: string, allowed: string[], among = running) {
  return among
    .filter(({ from, to }) => inside(folder)(from) && !allowed.some((each) => inside(each)(to)))
    .map(name)
}

/** The folders of the domain. Each may import only from the lines below its own, and from the files beside the folders. */
const domainOrder = [
  ['data-export'],
  ['passkeys'],
  ['account-deletion', 'backups', 'figures', 'retention', 'two-factor'],
  ['moderation'],
  ['activity', 'drafts', 'grievances', 'questions'],
  ['accounts', 'comments', 'contact'],
  ['mail'],
  ['answers', 'search'],
  ['posts'],
  ['new-accounts'],
  ['guidance'],
  ['recovery'],
  ['appeals', 'passwords', 'threads'],
  ['authorship', 'limits', 'sessions'],
  ['episodes', 'experts', 'names', 'security-log'],
  ['language', 'members', 'rich-text', 'validation'],
]

describe('imports go one way', () => {
  test('there are imports to look at', () => {
    expect(running.length).toBeGreaterThan(100)
  })

  test('routes know http, ui, domain, translations and content, and no other route', () => {
    expect(strays('routes/', ['http/', 'ui/', 'domain/', 'i18n/', 'content/'])).toEqual([])
  })

  test('the domain knows the database, the runtime and content', () => {
    expect(strays('domain/', ['domain/', 'content/', 'database/', 'runtime/'], imports)).toEqual([])
  })

  test('http calls the domain, reads the list of routes, and takes only types from ui', () => {
    const below = ['http/', 'domain/', 'content/', 'i18n/', 'runtime/', 'routes.ts']
    expect(strays('http/', below)).toEqual([])
  })

  test('only the entry of the build knows what starts and serves the site', () => {
    const knowing = running.filter(({ from, to }) => inside('site/')(to) && !inside('site/')(from))
    expect(knowing.map(({ from }) => from)).toEqual([
      'app/entry.server.tsx',
      'app/entry.server.tsx',
    ])
    const below = ['http/', 'domain/', 'upgrade/', 'database/', 'runtime/', 'site/']
    expect(
      strays('site/', below).filter((each) => !each.endsWith(' → prisma/migrate-or-exit.ts')),
    ).toEqual([])
  })

  test('ui imports no server code', () => {
    expect(strays('ui/', ['ui/', 'i18n/', 'domain/', 'content/'])).toEqual([])
    expect(
      running.filter(({ from, to }) => inside('ui/')(from) && isServerFile(to)).map(name),
    ).toEqual([])
  })

  test('translations know only which problems there are', () => {
    const translations = imports.filter(({ from }) => inside('i18n/locales/')(from))
    const outside = translations.filter(
      ({ to }) => !inside('i18n/')(to) && to !== 'app/domain/problems.ts',
    )
    expect(outside.map(name)).toEqual([])
  })

  test('each folder of the domain has a place in the order', () => {
    const folders = readdirSync('app/domain', { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
    expect(domainOrder.flat().sort()).toEqual(folders.sort())
  })

  test('inside the domain only downward', () => {
    const folderOf = (file: string) => /^app\/domain\/(?:([^/]+)\/)?/.exec(file)?.[1]
    // The files beside the folders are below all of them.
    const floorOf = (folder: string | undefined) =>
      folder ? domainOrder.findIndex((folders) => folders.includes(folder)) : domainOrder.length
    const upward = imports
      .filter(({ from, to }) => inside('domain/')(from) && inside('domain/')(to))
      .filter(({ from, to }) => {
        const [source, target] = [folderOf(from), folderOf(to)]
        return source !== target && floorOf(source) >= floorOf(target)
      })
    expect(upward.map(name)).toEqual([])
  })

  test('no two folders import each other', () => {
    const folders = new Set(
      imports.map(({ from, to }) => `${path.dirname(from)} → ${path.dirname(to)}`),
    )
    const mutual = [...folders].filter((pair) => {
      const [from = '', to = ''] = pair.split(' → ')
      return from < to && folders.has(`${to} → ${from}`)
    })
    expect(mutual).toEqual([])
  })

  test('there are no circles', () => {
    const next = new Map<string, string[]>()
    for (const { from, to } of running) next.set(from, [...(next.get(from) ?? []), to])
    const done = new Set<string>()
    const circles: string[] = []
    const visit = (file: string, trail: string[]) => {
      if (trail.includes(file))
        return void circles.push([...trail.slice(trail.indexOf(file)), file].join(' → '))
      if (done.has(file)) return
      for (const each of next.get(file) ?? []) visit(each, [...trail, file])
      done.add(file)
    }
    for (const file of next.keys()) visit(file, [])
    expect(circles).toEqual([])
  })
})

describe('one way in', () => {
  test('no route reads a form but through readForm, and none queries the database', () => {
    const guilty = sourcesOfApp()
      .filter(inside('routes/'))
      .filter((file) => /\.formData\(|database\/|generated\//.test(readFileSync(file, 'utf8')))
    expect(guilty).toEqual([])
  })

  test('only the session module writes the session cookie', () => {
    const writers = sourcesOfApp().filter((file) =>
      /commitSession|destroySession/.test(readFileSync(file, 'utf8')),
    )
    // Sign-in with Google has its own cookie, for ten minutes.
    expect(writers.sort()).toEqual([
      'app/http/auth/google-route.server.ts',
      'app/http/session/session.server.ts',
    ])
  })

  // This list has the files that name columns of possible authors. Each has its own test.
  test('only the anonymity module names the columns of an author', () => {
    const readers = sourcesOfApp()
      .filter((file) =>
        ['authorship', 'posts', 'comments', 'search', 'activity', 'drafts', 'rich-text'].some(
          (part) => inside(`domain/${part}/`)(file),
        ),
      )
      .filter((file) => /username|displayName/.test(readFileSync(file, 'utf8')))
    expect(readers).toEqual([
      'app/domain/authorship/anonymity.ts',
      // The field of the profile's form, in the member's own draft.
      'app/domain/drafts/drafts.server.ts',
    ])
  })
})
