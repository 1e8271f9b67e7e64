import './probed-folder'
import { makeForum, type Forum } from '../access/forum'
import { pathOf, steps, type Step } from '~/domain/contact/curtain-steps'
import { parseCookies, send, type Sending } from '../support/http/raw-http'
import { acceptedRequests } from './hostile/accepted-requests'
import {
  floodedCalls,
  floodedForms,
  floodedQueries,
  oddRequests,
  type Hostile,
} from './hostile/requests'
import { startProbedSite } from './probed-site'

/**
 * Sends 512 KB of hostile text to each field of each form and JSON call of the built site (run `npm run build` first).
 * Also sends the slowest accepted text to each place that accepts it. Reports the longest block of the event loop, in
 * processor time of its thread and by the clock. Slow requests are sent several times and the fastest turn counts,
 * because other processes can only make it longer. An argument measures only the places whose names contain it.
 */
const max = 50
const shortEnough = 15
const turns = 8

type Row = { where: string; text: string; status: number; ms: number; clock: number }

const site = await startProbedSite()
const wanted = process.argv[2] ?? ''
const rows: Row[] = []
let forum: Forum | undefined
try {
  forum = await makeForum(site)
  const requests = [
    ...(await floodedForms(site, forum)),
    ...[floodedCalls(forum), floodedQueries(forum), oddRequests()].flat(),
    ...acceptedRequests(forum),
  ]
  const drafts = await openCurtains()
  for (const request of requests.filter(({ where }) => where.includes(wanted)))
    rows.push(await measure(request, forum, drafts))
} finally {
  await forum?.database.$disconnect()
  await site.stop()
}
print()

async function measure(hostile: Hostile, forum: Forum, drafts: Map<string, string>): Promise<Row> {
  const { where, text } = hostile
  let [ms, clock] = [Infinity, Infinity]
  let status = 0
  for (let turn = 0; turn < turns && ms > shortEnough; turn++) {
    if (hostile.before) await statusOf({ ...hostile, ...hostile.before }, turn, forum, drafts)
    await site.longestBlock()
    status = await statusOf(hostile, turn, forum, drafts)
    const block = await site.longestBlock()
    ms = Math.min(ms, block.processor)
    clock = Math.min(clock, block.clock)
  }
  return { where, text, status, ms, clock }
}

async function statusOf(
  { role, path, sending }: Hostile,
  turn: number,
  { people }: Forum,
  drafts: Map<string, string>,
) {
  const Cookie = drafts.get(path)
  const sent: Sending = sending(turn)
  if (role !== 'visitor') return (await people[role].send(path, sent)).status
  const headers = { ...(Cookie && { Cookie }), ...sent.headers }
  return (await send(site.url + path, { ...sent, headers })).status
}

/** Answers a guided flow up to each of its steps. Returns the cookie that contains it, by the URL of the step. */
async function openCurtains() {
  const answers: Record<Step, Record<string, string>> = {
    purpose: { intent: 'pilot' },
    name: { name: 'Mira' },
    message: { message: 'A message of some length.' },
    email: { email: 'mira@example.com' },
    extras: {},
    review: {},
  }
  const drafts = new Map<string, string>()
  for (const [number, step] of steps.entries()) {
    let Cookie = ''
    for (const before of steps.slice(0, number)) {
      const sending = { body: answers[before], headers: { Cookie } }
      Cookie = parseCookies(await send(site.url + pathOf(before), sending))
    }
    drafts.set(pathOf(step), Cookie)
  }
  return drafts
}

function print() {
  const worst = new Map<string, Row>()
  for (const row of rows) if ((worst.get(row.where)?.ms ?? -1) < row.ms) worst.set(row.where, row)
  const say = (line: string) => process.stdout.write(`${line}\n`)
  for (const { where, text, status, ms, clock } of [...worst.values()].sort((a, b) => b.ms - a.ms))
    say(`| ${where} | ${text} | ${status} | ${ms.toFixed(0)} ms | ${clock.toFixed(0)} ms |`)
  say(`${rows.length} texts in ${worst.size} places`)
  const failed = rows.filter(({ status, ms }) => status >= 500 || ms > max)
  for (const { where, text, status, ms } of failed)
    say(`FAILS: ${where}, ${text}: ${status}, ${ms.toFixed(0)} ms`)
  if (failed.length) process.exitCode = 1
}
