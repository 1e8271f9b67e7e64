import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readEnv } from '~/runtime/env.server'
import { sourcesOfApp } from '../../support/source-imports'

const read = (file: string) => readFileSync(file, 'utf8')
const documented = [...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name)

/** Settings that the container sets itself, and the reason. */
const notInCompose: Record<string, string> = {
  PORT: 'the port inside the container',
  DATA_DIR: 'the volume that the Dockerfile names',
  BACKUP_EVERY_HOURS: 'for SQLite; compose.yaml runs PostgreSQL',
}

test('.env.example and docs/configuration.md name every setting that the site reads', () => {
  const source = read('app/runtime/env.server.ts')
  const known = [...source.matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name)
  const own = new Set(known.filter((name) => name !== 'NODE_ENV' && source.includes(`${name}:`)))
  expect([...own].filter((name) => !documented.includes(name ?? ''))).toEqual([])
  const table = read('docs/configuration.md')
  expect(documented.filter((name) => !table.includes(`\`${name}\``))).toEqual([])
})

test('docs/commands.md names every npm script', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const table = read('docs/commands.md')
  const called = (name: string) => (/^(start|test)$/.test(name) ? `npm ${name}` : `npm run ${name}`)
  const missing = Object.keys(scripts).filter(
    (name) => !new RegExp(`\`${called(name)}[ \`]`).test(table),
  )
  expect(missing).toEqual([])
  const named = [...table.matchAll(/`npm (?:run )?([\w:-]+)/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

test('docs/commands.md names every tool, and all that doctor checks', () => {
  const table = read('docs/commands.md')
  const tools = readdirSync('tools').filter((file) => file.endsWith('.ts'))
  const scripts = [read('package.json'), table]
  const texts = tools.map((file) => read(`tools/${file}`))
  const missing = tools
    .map((file) => path.basename(file, '.ts'))
    .filter((name) => !scripts.some((text) => text.includes(`tools/${name}.ts`)))
    .filter((name) => !texts.some((text) => text.includes(`/${name}`)))
  expect(missing).toEqual([])
  const [, checks = ''] = /^- `npm run doctor .*: checks (.*)$/m.exec(table) ?? []
  const names = [...read('tools/commands/doctor.ts').matchAll(/\{ name: '(\w+)'/g)]
  expect(names.map(([, name = '']) => name.toLowerCase())).toEqual(
    checks.replace(/ \([^)]*\)/g, '').split(', '),
  )
})

test('docs/operating.md explains what requests that fail log', () => {
  const failed = /log\s*\.error\(\s*\{[^}]*requestId[^}]*method[^}]*\},\s*'([^':]+)/g
  const messages = sourcesOfApp().flatMap((file) =>
    [...read(file).matchAll(failed)].map(([, message = '']) => message),
  )
  expect(new Set(messages).size).toBeGreaterThan(1)
  const [, log = ''] = read('docs/operating.md').split('## 8. The log')
  expect(messages.filter((message) => !log.includes(`- \`${message}\``))).toEqual([])
})

test('the CI runs the oldest version of Node that may run the site', () => {
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } }
  const oldest = /\d+\.\d+/.exec(engines.node)?.[0]
  expect(read('.github/workflows/ci.yml')).toMatch(`node: ['${oldest}', `)
})

test('the build has every command to operate the site, by the name of its npm script', () => {
  const [, operate = ''] = read('docs/commands.md').split('## Operate')
  const section = operate.split('## ')[0] ?? ''
  const names = [...section.matchAll(/^- `npm run ([\w-]+)/gm)].map(([, name]) => name)
  const [, list = ''] = /const commands = \[([^\]]+)\]/.exec(read('tools/build.ts')) ?? []
  const built = [...list.matchAll(/'([\w-]+)'/g)].map(([, name]) => name)
  expect(names.sort()).toEqual(built.sort())
})

test('nginx writes no lines about requests', () => {
  const [, ...servers] = read('deploy/nginx.conf').split(/^server \{/m)
  expect(servers).toHaveLength(2)
  for (const server of servers)
    expect(server).toMatch(/^ {2}access_log off;\n {2}error_log \S+ emerg;$/m)
})

test('compose.yaml passes every setting on, or it is said here why not', () => {
  const compose = read('compose.yaml')
  const missing = documented.filter((name) => !new RegExp(`^ {6}${name}: `, 'm').test(compose))
  expect(missing.sort()).toEqual(Object.keys(notInCompose).sort())
})

test('every log of a container has a limit', () => {
  const [, services = ''] = read('compose.yaml').split('services:')
  const names = services.split('\nvolumes:')[0]?.match(/^ {2}\w+:/gm) ?? []
  expect(services.match(/^ {4}logging:/gm)).toHaveLength(names.length)
  expect(services).toMatch(/max-size: \S+, max-file: \S+/)
})

test('the container and developers have the same Node, which the packages know', () => {
  const images = [...read('Dockerfile').matchAll(/^FROM node:(\d+)/gm)].map(([, major]) => major)
  const [major] = new Set([...images, read('.nvmrc').trim()])
  expect(new Set([...images, read('.nvmrc').trim()]).size).toBe(1)
  expect(Number(major)).toBeGreaterThanOrEqual(24)
})

test('a token for the figures that can be guessed is refused, by name', () => {
  for (const METRICS_TOKEN of ['x', 'fifteen-letters', 'with spaces in between'])
    expect(() => readEnv({ METRICS_TOKEN })).toThrow('METRICS_TOKEN must be at least 16')
  expect(readEnv({ METRICS_TOKEN: 'sixteen-letters!' }).METRICS_TOKEN).toBe('sixteen-letters!')
})

test('copies are made every hour at most, and every day at least', () => {
  expect(readEnv({}).BACKUP_EVERY_HOURS).toBe(24)
  expect(readEnv({ BACKUP_EVERY_HOURS: '1' }).BACKUP_EVERY_HOURS).toBe(1)
  for (const BACKUP_EVERY_HOURS of ['0', '25', '1.5', 'often'])
    expect(() => readEnv({ BACKUP_EVERY_HOURS })).toThrow('BACKUP_EVERY_HOURS must be')
})
