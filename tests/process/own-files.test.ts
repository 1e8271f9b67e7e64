import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { measureOwnFiles } from '../support/own-files'
import { send } from '../support/http/raw-http'
import { publishAs, signUpAt, type RawMember } from '../support/http/raw-member'
import { freePort } from '../support/site/free-port'
import { startSite, type Site } from '../support/site/site-server'

let site: Site
let coverage: Awaited<ReturnType<typeof measureOwnFiles>>
let member: RawMember
let post: string

beforeAll(async () => {
  const port = await freePort()
  site = await startSite({ environment: { NODE_OPTIONS: `--inspect=127.0.0.1:${port}` } })
  coverage = await measureOwnFiles(port)
  member = await signUpAt(site)
  post = await publishAs(member, 'A question to follow')
  await member.send(post)
  await member.send(post, { body: { content: 'The first of all.', isAnonymous: 'false' } })
})

afterAll(async () => {
  coverage.close()
  await site.remove()
})

// The number of files that a person reads who follows a request through the code.
test.each([
  ['a visitor reads a post', 75, () => send(`${site.url}${post}?lng=en`)],
  ['a member reads a post', 90, () => member.send(post)],
  [
    'a member comments',
    65,
    (time: number) =>
      member.send(post, { body: { content: `Word ${time}.`, isAnonymous: 'false' } }),
  ],
] as const)('%s: at most %i own files', async (_, most, ask) => {
  const runs: string[][] = []
  // Mails and other timed work may occur in some of the runs, but not in all.
  for (const time of [1, 2, 3]) {
    // A visitor's page is cached for a second.
    await pause(1_100)
    runs.push(await coverage.during(() => ask(time)))
  }
  const inAll = runs.reduce((files, run) => files.filter((file) => run.includes(file)))
  expect(inAll.length).toBeGreaterThan(20)
  expect(inAll.length, inAll.join('\n')).toBeLessThanOrEqual(most)
})
