/**
 * Measures how much slower the forum's pages are on a large forum than on a small one: `npm run bench:scale -- <URL
 * of the small one> <URL of the large one> [part of a page's name]`. Fill both with `npx tsx tests/bench/seed.ts`, and
 * run `npm run build` first. Both sites run at once and are requested in turn, so that other load affects both. Exits
 * with 1 if a page is more than 1.25 times slower.
 */
// Imported first, because keys are derived from the secret.
import { benchSecret } from './bench-secret'
import { topicKeys } from '~/content/topics'
import { openDatabase } from '~/database/db.server'
import { writeCursor } from '~/domain/validation/validation.server'
import { signUpAt } from '../support/http/raw-member'
import { startSite, type Site } from '../support/site/site-server'
import { median } from './measures'

const rounds = 200
const warmUp = 40
const max = 1.25

const [small = '', large = '', measured = ''] = process.argv.slice(2)
if (![small, large].every((url) => /^(file:|postgres)/.test(url))) {
  process.stderr.write(
    'Usage: npm run bench:scale -- <URL of the small forum> <URL of the large> [name]\n',
  )
  process.exit(2)
}

/** Pages of a member. The header of each contains the number of answers. */
const ofMembers = {
  'a member: answers': '/profile/answers',
  'a member: saved posts': '/profile?tab=saved',
  'a member: the list': '/forum',
  'a member: the list without hidden topics': '/forum?sort=active',
  'a member: an empty page, with the header': '/forum/help',
}

const [smallPages, largePages] = [await pagesOf(small), await pagesOf(large)]
const sites = [await startOn(small), await startOn(large)] as const
try {
  process.stdout.write(
    '| page | small, ms | large, ms | ratio | KB, small and large |\n|---|---|---|---|---|\n',
  )
  for (const name of Object.keys(smallPages)) {
    await compare(name, smallPages[name] ?? [], largePages[name] ?? [])
  }
  const cookies = [
    await join(sites[0], idsIn(smallPages)),
    await join(sites[1], idsIn(largePages)),
  ] as const
  for (const [name, path] of Object.entries(ofMembers)) await compare(name, [path], [path], cookies)
} finally {
  await Promise.all(sites.map((site) => site.remove()))
}

function startOn(DATABASE_URL: string) {
  const settings = { READERS_CACHE_MB: '0', SESSION_SECRET: benchSecret }
  return startSite({ environment: { DATABASE_URL, ...settings } })
}

/** Signs up a member, who follows and saves these posts, and hides two topics and a note. @returns her cookies */
async function join(site: Site, postIds: string[]) {
  const member = await signUpAt(site)
  for (const id of postIds)
    for (const use of ['follow', 'save'])
      await member.send(`/api/forum/posts/${id}/${use}`, { method: 'POST' })
  const hidden = { hiddenTopics: ['violence', 'pregnancy'], hiddenNotes: ['loss'] }
  await member.send('/api/auth/me/preferences', {
    method: 'PATCH',
    body: JSON.stringify(hidden),
    headers: { 'Content-Type': 'application/json' },
  })
  return member.cookie
}

async function timePage(url: string, cookie?: string) {
  const began = performance.now()
  const headers = { 'Accept-Encoding': 'identity', ...(cookie && { cookie }) }
  const response = await fetch(url, { headers })
  const { length } = await response.text()
  const ms = performance.now() - began
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return { ms, bytes: length }
}

async function pagesOf(url: string): Promise<Record<string, string[]>> {
  const db = openDatabase(url)
  const newest = { orderBy: { sortKey: 'desc' }, select: { id: true, sortKey: true } } as const
  const total = await db.post.count()
  const deep = await Promise.all(
    [0.3, 0.5, 0.7, 0.9].map((part) =>
      db.post.findMany({ ...newest, skip: Math.floor(total * part), take: 1 }),
    ),
  )
  const [long] = await db.post.findMany({ ...newest, where: { commentCount: 1_000 }, take: 1 })
  const [thread] = await db.comment.findMany({
    where: { postId: long?.id, parentId: null },
    orderBy: { sortKey: 'asc' },
    select: { sortKey: true },
    skip: 299,
    take: 1,
  })
  const related = await db.post.findMany({ ...newest, take: 20 })
  await db.$disconnect()
  const post = `/forum/post/${long?.id}`
  return {
    'the list': ['/forum'],
    'the list by type': ['/forum?type=general'],
    'the list by topic': topicKeys.map((key) => `/forum?topic=${key}`),
    'the list by language': ['/forum?language=hi', '/forum?language=en'],
    'the list, last answered first': ['/forum?sort=active'],
    'the list, unanswered': ['/forum?sort=unanswered'],
    'the list with all filters': topicKeys.map(
      (key) => `/forum?topic=${key}&language=en&sort=active&type=general`,
    ),
    // The posts of one topic would not fill a page of the small forum.
    'the list with filters, unanswered': ['/forum?language=en&sort=unanswered&type=general'],
    'related posts': related.map(({ id }) => `/api/forum/posts/${id}/related`),
    'similar posts': ['pain and sleep', 'a night at the doctor', 'दर्द और नींद'].map(
      (title) => `/api/forum/similar?${new URLSearchParams({ title })}`,
    ),
    'the list, deep in': deep
      .flat()
      .map(({ sortKey }) => `/forum?cursor=${writeCursor('posts newest', sortKey)}`),
    'a post of 1,000 comments': [post],
    'the same, its fourth page': [
      `${post}?cursor=${writeCursor(`comments ${long?.id}`, thread?.sortKey ?? '')}`,
    ],
    'search: a common word': ['/forum?q=the', '/forum?q=pain', '/forum?q=sleep'],
    'search: the same in Hindi': ['/forum?q=दर्द', '/forum?q=नींद'].map(encodeURI),
    'search: two words': ['/forum?q=pain+sleep', '/forum?q=night+doctor'],
    'search: a phrase': ['/forum?q=%22in+the%22', '/forum?q=%22and+my%22'],
    'search: all but a word': ['/forum?q=pain+-the', '/forum?q=sleep+-and'],
    'search: within a type': ['/forum?q=pain&type=general'],
  }
}

function idsIn(pages: Record<string, string[]>) {
  return (pages['related posts'] ?? []).map((path) => path.split('/').at(-2) ?? '')
}

async function compare(
  name: string,
  ofSmall: string[],
  ofLarge: string[],
  cookies: readonly [string?, string?] = [],
) {
  if (!name.includes(measured)) return
  const times: [number[], number[]] = [[], []]
  const bytes = [0, 0]
  const ask = async (which: 0 | 1, site: Site, path = '') => {
    const page = await timePage(site.url + path, cookies[which])
    bytes[which] = page.bytes
    times[which].push(page.ms)
  }
  for (let round = 0; round < rounds + warmUp; round++) {
    if (round === warmUp) times.forEach((each) => (each.length = 0))
    await ask(0, sites[0], ofSmall[round % ofSmall.length])
    await ask(1, sites[1], ofLarge[round % ofLarge.length])
  }
  report(name, median(times[0]), median(times[1]), bytes)
}

function report(name: string, ofSmall: number, ofLarge: number, bytes: number[]) {
  const ratio = ofLarge / ofSmall
  if (ratio > max) process.exitCode = 1
  const cells = [
    name,
    ofSmall.toFixed(1),
    ofLarge.toFixed(1),
    ratio.toFixed(2) + (ratio > max ? ' !' : ''),
  ]
  const sizes = bytes.map((each) => Math.round(each / 1024)).join(', ')
  process.stdout.write(`| ${cells.join(' | ')} | ${sizes} |\n`)
}
