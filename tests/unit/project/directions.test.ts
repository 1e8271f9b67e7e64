import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { importsOfApp, sourcesOfApp, type Import } from '../../support/source-imports'

const imports = importsOfApp()
const running = imports.filter(({ isType }) => !isType)

const inside = (folder: string) => (file: string) => file.startsWith(`app/${folder}`)
const isServerFile = (file: string) => /\.server\.tsx?$/.test(file)
const name = ({ from, to }: Import) => `${from} → ${to}`

/** The imports from `folder` that go to none of `allowed`. */
function strays(folder: string, allowed: string[], among = running) {
  return among
    .filter(({ from, to }) => inside(folder)(from) && !allowed.some((each) => inside(each)(to)))
    .map(name)
}

describe('imports go one way', () => {
  test('there are imports to look at', () => {
    expect(running.length).toBeGreaterThan(100)
  })

  test('routes know http, ui, domain, words and content, and no other route', () => {
    expect(strays('routes/', ['http/', 'ui/', 'domain/', 'i18n/', 'content/'])).toEqual([])
  })

  test('the domain knows the database, the settings, the log and sealing', () => {
    const known = [
      'domain/',
      'content/',
      'db.server',
      'env.server',
      'log.server',
      'encryption.server',
    ]
    expect(strays('domain/', known, imports)).toEqual([])
  })

  test('http calls the domain, and takes only types from ui', () => {
    const known = ['env.server', 'log.server', 'session-secret.server', 'encryption.server']
    expect(strays('http/', ['http/', 'domain/', 'content/', 'i18n/', ...known])).toEqual([])
  })

  test('ui imports no server code', () => {
    expect(strays('ui/', ['ui/', 'i18n/', 'domain/', 'content/'])).toEqual([])
    expect(
      running.filter(({ from, to }) => inside('ui/')(from) && isServerFile(to)).map(name),
    ).toEqual([])
  })

  test('words know only which problems there are', () => {
    const words = imports.filter(({ from }) => inside('i18n/locales/')(from))
    const outside = words.filter(
      ({ to }) => !inside('i18n/')(to) && to !== 'app/domain/problems.ts',
    )
    expect(outside.map(name)).toEqual([])
  })

  test('inside the domain only downward', () => {
    const order = ['leaving', 'moderation', 'forum', 'accounts', 'mail', 'limits']
    const beside: Record<string, string[]> = {
      contact: ['mail', 'limits'],
      forum: ['language'],
      accounts: ['language', 'names'],
    }
    const room = (file: string) => /^app\/domain\/([^/]+)\//.exec(file)?.[1]
    const upward = imports.filter(({ from, to }) => {
      const [source, target] = [room(from), room(to)]
      if (!source || !target || source === target || beside[source]?.includes(target)) return false
      return !(order.includes(source) && order.indexOf(source) < order.indexOf(target))
    })
    expect(upward.filter(({ to }) => inside('domain/')(to)).map(name)).toEqual([])
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
      .filter((file) => /\.formData\(|db\.server|generated\//.test(readFileSync(file, 'utf8')))
    expect(guilty).toEqual([])
  })

  test('only the session module writes the session cookie', () => {
    const writers = sourcesOfApp().filter((file) =>
      /commitSession|destroySession/.test(readFileSync(file, 'utf8')),
    )
    // Google's has a cookie of its own, for the ten minutes that a sign-in there may take.
    expect(writers.sort()).toEqual([
      'app/http/auth/google-sign-in.server.ts',
      'app/http/session/session.server.ts',
    ])
  })

  test('only the anonymity module names the columns of an author', () => {
    const readers = sourcesOfApp()
      .filter(inside('domain/forum/'))
      .filter((file) => /username|displayName/.test(readFileSync(file, 'utf8')))
    expect(readers).toEqual(['app/domain/authorship/anonymity.ts'])
  })
})
