import { expect, test } from 'vitest'
import { parseCookies, send } from '../../support/http/raw-http'
import { publishAs, signUpAt } from '../../support/http/raw-member'
import { siteForFile } from '../../support/site/site-for-file'
import { soon } from '../../support/soon'

const name = 'Zqx Verborgen'
const readers = ['/forum/feed.xml', '/forum/feed.xml?lng=hi', '/sitemap-posts.xml']

const site = await siteForFile()
const author = await signUpAt(site, { displayName: name })

/** Fetches each URL. Returns a feed reader's next conditional requests, by tag and by time. */
async function keep() {
  const kept = readers.map(async (path) => {
    const { headers, text } = await send(site.url + path)
    const since = new Date(Date.now() + 60_000).toUTCString()
    const etag = headers.etag ?? ''
    const both = { 'If-None-Match': etag, 'If-Modified-Since': since }
    return { path, text, asking: [both, { 'If-Modified-Since': since }] }
  })
  return Promise.all(kept)
}

async function askAgain(kept: Awaited<ReturnType<typeof keep>>) {
  const answers = kept.flatMap(({ path, asking }) =>
    asking.map((headers) => send(site.url + path, { headers })),
  )
  return Promise.all(answers)
}

test('who asks again before anything has changed is told so, by the tag alone', async () => {
  await publishAs(author, 'A zebra at the door')
  const statuses = (await askAgain(await keep())).map(({ status }) => status)
  expect(statuses).toEqual(readers.flatMap(() => [304, 200]))
})

test('a name that was hidden goes from every reader of the feed', async () => {
  const path = await publishAs(author, 'A zebra with a name')
  const kept = await soon(async () => {
    const each = await keep()
    expect(each[0]?.text).toContain(name)
    return each
  })
  const form = { title: 'A zebra with a name', content: 'Long enough to be a post.' }
  const body = { ...form, isAnonymous: 'on' }
  expect((await author.send(path, { body: { go: 'save', ...body } })).status).toBe(303)
  await soon(async () => {
    const answers = await askAgain(kept.filter((each) => each.path.includes('feed')))
    for (const { status, text } of answers) {
      expect(status).toBe(200)
      const [entry = ''] =
        /<entry>(?:(?!<entry>).)*A zebra with a name.*?<\/entry>/s.exec(text) ?? []
      expect(entry).toContain(path)
      expect(entry).not.toContain(name)
    }
  })
})

test('a post that was deleted goes from every reader', async () => {
  const path = await publishAs(author, 'A zebra that leaves')
  const kept = await soon(async () => {
    const each = await keep()
    for (const { text } of each) expect(text).toContain(path)
    return each
  })
  expect((await author.send(path, { body: { go: 'remove' } })).status).toBe(303)
  await soon(async () => {
    for (const { status, text } of await askAgain(kept)) {
      expect(status).toBe(200)
      expect(text).not.toContain(path)
    }
  })
})

test('so does the name of an account that was deleted', async () => {
  const kept = await keep()
  expect(kept[0]?.text).toContain(name)
  const { text: page } = await author.send('/profile/settings/delete')
  const idempotencyKey = /name="idempotencyKey" value="([\w-]+)"/.exec(page)?.[1] ?? ''
  const body = {
    idempotencyKey,
    namedItems: 'stay',
    anonymousItems: 'stay',
    password: author.password,
  }
  const answer = await author.send('/profile/settings/delete', { body })
  expect(parseCookies(answer)).toContain('session=')
  await soon(async () => {
    for (const { status, text } of await askAgain(kept.slice(0, 2))) {
      expect(status).toBe(200)
      expect(text).not.toContain(name)
    }
  })
})
