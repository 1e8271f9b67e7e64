import { chromium, type Cookie } from '@playwright/test'
import { Semaphore } from 'async-mutex'
import { languages } from '~/i18n/languages'
import { getSqliteUrl } from '../tests/support/forum/sample-content'
import { startSite, type Site } from '../tests/support/site/site-server'
import { browserFlags, browserPath } from './ensure-browser'
import type { FilledForum } from './size/fill-forum'
import { weigh, type Weight } from './size/weigh'

// For HTML and the stylesheets in the head, because the first screenful waits for them.
const firstBudget = 16_384
const scriptBudget = 125_000

/** Measures every screen of the built site in a browser and fails if one is too heavy. */
async function weighAll() {
  const site = await startSite()
  const browser = await chromium.launch({ executablePath: browserPath(), args: browserFlags })
  try {
    const forum = await fill(site)
    const session = await signIn(site, forum)
    const screens: [string, Cookie[]][] = [
      ...screensOfVisitors(forum).map((path) => [path, []] as [string, Cookie[]]),
      ...screensOfMembers(forum).map((path) => [path, session] as [string, Cookie[]]),
      ['/xxperiment/index.html', []],
    ]
    print(
      'screen                            language     first    HTML+CSS  JavaScript       other   (bytes)',
    )
    const problems: string[] = []
    // Runs visits in parallel, because a visit mostly waits in case more files load.
    const atOnce = new Semaphore(8)
    const visits = screens.flatMap(([path, cookies]) =>
      languages.map(async (language) => {
        const weight = await atOnce.runExclusive(() =>
          weigh(browser, site.url + path, language, cookies),
        )
        const name = `${path.replace(/[\w-]{36}/, '{id}')}${cookies.length ? ' (member)' : ''}`
        return { name, language, weight }
      }),
    )
    for (const visit of visits) {
      const { name, language, weight } = await visit
      print(lineOf(name, language, weight))
      if (process.argv.includes('--files'))
        print(weight.loaded.map((file) => `    ${file}`).join('\n'))
      problems.push(...problemsOf(name, language, weight))
    }
    report(problems)
  } finally {
    await browser.close()
    await site.remove()
  }
}

function screensOfVisitors({ postPath }: FilledForum) {
  const forum = [
    '/forum',
    '/episodes',
    '/episodes/7',
    '/episodes/ask',
    '/forum/help',
    '/forum?q=doctor',
    '/forum/help',
    postPath,
  ]
  const contact = [
    '/privacy',
    '/accessibility',
    '/grievance',
    '/contact/curtain',
    '/contact/elevator/clinical',
    '/contact/waitlist',
  ]
  return [
    '/',
    ...contact,
    ...forum,
    '/auth/signin',
    '/auth/signup',
    '/auth/forgot-password',
    '/nowhere',
  ]
}

function screensOfMembers({ postPath, ownPostPath }: FilledForum) {
  const own = [postPath, `${postPath}/report`, ownPostPath]
  const profile = [
    '/profile',
    '/profile/edit',
    '/profile/settings',
    '/profile/settings/password',
    '/profile/settings/export',
    '/profile/settings/delete',
    '/profile/reports',
    '/profile/blocks',
    '/profile/reveals',
  ]
  return ['/forum', '/forum/new', ...own, ...profile]
}

// Domain modules read DATABASE_URL when they are loaded.
async function fill(site: Site) {
  process.env.DATABASE_URL = getSqliteUrl(site)
  process.env.LOG_LEVEL = 'silent'
  const { fillForum } = await import('./size/fill-forum')
  return fillForum()
}

async function signIn(site: Site, { username, password }: { username: string; password: string }) {
  const body = new URLSearchParams({ emailOrUsername: username, password })
  const options = { method: 'POST', body, redirect: 'manual' } as const
  const answer = await fetch(`${site.url}/auth/signin`, options)
  const [, name = '', value = ''] =
    /^([^=]+)=([^;]+)/.exec(answer.headers.getSetCookie()[0] ?? '') ?? []
  // Consumes the welcome notice, which is not part of a typical page.
  await fetch(`${site.url}/forum`, { headers: { Cookie: `${name}=${value}` } })
  const common = { domain: 'localhost', path: '/', expires: -1 }
  return [{ name, value, ...common, httpOnly: true, secure: false, sameSite: 'Lax' as const }]
}

function lineOf(name: string, language: string, { first, page, scripts, other }: Weight) {
  const columns = [first, page, scripts, other].map((bytes) =>
    bytes.toLocaleString('en').padStart(10),
  )
  return `${name.padEnd(36)}${language}    ${columns.join('  ')}`
}

function problemsOf(name: string, language: string, { first, scripts }: Weight) {
  const problems: string[] = []
  if (first > firstBudget)
    problems.push(`${name} (${language}): ${first} of ${firstBudget} bytes before the first paint`)
  if (!scripts && !name.endsWith('.html')) problems.push(`${name} (${language}): no script came`)
  if (scripts > scriptBudget)
    problems.push(`${name} (${language}): JavaScript ${scripts} of ${scriptBudget} bytes`)
  return problems
}

function report(problems: string[]) {
  print(`Budget: first ${firstBudget}, JavaScript ${scriptBudget}`)
  for (const problem of problems) print(`TOO HEAVY: ${problem}`)
  if (problems.length) process.exitCode = 1
}

function print(text: string) {
  process.stdout.write(`${text}\n`)
}

await weighAll()
