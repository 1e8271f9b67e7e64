import { anonymousForum, type World } from '../support/forum/anonymous-forum'
import { formsIn } from '../support/http/forms-in'
import type { RawMember } from '../support/http/raw-member'
import { routeUrls } from '../support/http/route-urls'
import { randomRequest, type Known } from './fuzz/random-request'
import { sendBytes } from './fuzz/send-bytes'
import type { Random } from './random'
import type { Scenario } from './scenario'
import { withSite } from './site-under-test'
import { endsSession } from '../support/http/ends-session'

const perRound = 512
const batchSize = 8

/** A round is 512 requests. */
export const fuzz: Scenario = {
  about: 'random requests, and none is answered with a 5xx',
  databases: ['sqlite', 'postgresql'],
  rounds: 20,
  run: ({ database, rounds, random, say }) =>
    withSite(database, async ({ site, databaseUrl }) => {
      const { world, members } = await anonymousForum(site, databaseUrl)
      const known = await whatIsKnown(world, members)
      const tally = { statuses: new Map<number, number>(), faults: [] as string[] }
      for (let round = 1; round <= rounds; round++) {
        await Promise.all(
          Array.from({ length: batchSize }, () =>
            sendMany(site.url, perRound / batchSize, random, known, tally),
          ),
        )
        say(`${round * perRound} requests, ${tally.faults.length} faults`)
      }
      const { faults } = tally
      const unexpected = (await site.log()).match(/^.*"(request failed|uncaught).*$/gm) ?? []
      const answered = [...tally.statuses.values()].reduce((sum, count) => sum + count, 0)
      return {
        attempts: `${rounds * perRound} requests`,
        answered,
        faults: [...faults, ...unexpected.map((line) => line.slice(0, 1_000))],
        remarks: [...tally.statuses]
          .sort()
          .map(([status, count]) => `${status}: ${count}`)
          .join(', '),
      }
    }),
}

type Tally = { statuses: Map<number, number>; faults: string[] }

async function sendMany(url: string, count: number, random: Random, known: Known, tally: Tally) {
  for (let left = count; left > 0; left--) {
    const { bytes, line } = randomRequest(random, known)
    const answer = await sendBytes(url, bytes)
    const status = answer?.status ?? 0
    tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1)
    const isFault = status === 0 || (status >= 500 && status !== 503)
    if (isFault) tally.faults.push(`${status} to ${JSON.stringify(line)}\n${shown(bytes)}`)
  }
}

function shown(bytes: Buffer) {
  return JSON.stringify(bytes.toString('latin1').slice(0, 1_500))
}

async function whatIsKnown(world: World, members: Record<string, RawMember>): Promise<Known> {
  const everything = Object.values(routeUrls)
    .flatMap((list) => list(world))
    // After signing out or ending sessions, all other requests would only get a 401.
    .filter((url) => !endsSession(url) && !url.includes('settings/sessions'))
  const fields = new Set([
    'idempotencyKey',
    'isAnonymous',
    'parentCommentId',
    'content',
    'title',
    'type',
  ])
  for (const member of Object.values(members))
    for (const url of everything) {
      const { text } = await member.send(url)
      for (const form of formsIn(text, url))
        for (const name of Object.keys(form.fields)) fields.add(name)
    }
  return {
    urls: everything,
    fields: [...fields],
    cookies: Object.values(members).map(({ cookie }) => cookie),
    ids: [...Object.values(world), '0190a0b0-0000-7000-8000-000000000000'],
  }
}
