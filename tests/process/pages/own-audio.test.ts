import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { send } from '../../support/http/raw-http'
import { runCommand } from '../../support/site/run-command'
import { siteForFile } from '../../support/site/site-for-file'

const audio = Buffer.from(Array.from({ length: 1_000 }, (_, index) => 32 + (index % 90)))
const environment = { EPISODE_AUDIO: 'own' }
const own = '/audio/3.mp3'

const site = await siteForFile({ environment })
const folder = path.join(site.folder, 'data', 'audio')
mkdirSync(folder)
for (const name of ['3.mp3', '3.wav', 'notes.txt', '.hidden.mp3'])
  writeFileSync(path.join(folder, name), audio)
await runCommand(site, 'episodes', [path.resolve('tests/data/feeds/podcast.xml')])

const read = (url: string, headers = {}, method = 'GET') =>
  send(site.url + url, { method, headers })

test('pages, the JSON API and structured data name our own file and its size, and no other host', async () => {
  const { text, headers } = await read('/episodes/3')
  expect(text).toMatch(/<audio[^>]* src="\/audio\/3\.mp3"/)
  expect(text).toContain('0.0 MB')
  expect(text).not.toContain('audio.example')
  expect(text).toContain(`"contentUrl":"${site.url}${own}"`)
  expect(String(headers['content-security-policy'])).toMatch(/media-src 'self'$/)
  const { text: list } = await read('/api/forum/episodes')
  const { episodes } = JSON.parse(list) as { episodes: { _id: string; episodeNumber: number }[] }
  const id = episodes.find(({ episodeNumber }) => episodeNumber === 3)?._id
  const { episode } = JSON.parse((await read(`/api/forum/episodes/${id}`)).text) as {
    episode: object
  }
  expect(episode).toMatchObject({ audioUrl: site.url + own, audioBytes: audio.length })
  const podcast = await read('/xxperiment/')
  expect(podcast.text).toContain(own)
  expect(podcast.text).not.toContain('audio.example')
  expect(String(podcast.headers['content-security-policy'])).toMatch(/media-src 'self'$/)
})

test('the lite version always shows the player, because no script of it shows one later', async () => {
  const player = (page: string) => /<audio[^>]*>/.exec(page)?.[0]
  expect(player((await read('/episodes/3')).text)).toContain('scripted:hidden')
  const lite = player((await read('/episodes/3', { Cookie: 'lite=1' })).text)
  expect(lite).toContain('class="w-full"')
})

test('an episode without a file has no player, and the doctor says so', async () => {
  const { text } = await read('/episodes/2')
  expect(text).toContain('The audio of this episode is not available here.')
  expect(text).not.toContain('<audio')
  const { stdout } = await runCommand(site, 'doctor', [], environment)
  expect(stdout).toMatch(/WRONG +Audio +4 of 5 episodes have no file/)
})

test('the privacy page says where audio comes from, in both languages', async () => {
  expect((await read('/privacy?lng=en')).text).toContain('comes from our own server too')
  expect((await read('/privacy?lng=hi')).text).toContain('हमारे ही सर्वर से आता है')
})

test('a file comes whole, for HEAD without its bytes, and may be kept', async () => {
  const whole = await read(own)
  expect([whole.status, whole.text]).toEqual([200, audio.toString()])
  expect(whole.headers).toMatchObject({
    'content-type': 'audio/mpeg',
    'content-length': String(audio.length),
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=86400',
    'x-content-type-options': 'nosniff',
  })
  expect(whole.headers['set-cookie']).toBeUndefined()
  const head = await read(own, {}, 'HEAD')
  expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', '1000'])
  const again = await read(own, { 'If-None-Match': String(whole.headers.etag) })
  expect(again.status).toBe(304)
})

test.each([
  ['bytes=0-99', 206, 'bytes 0-99/1000', audio.subarray(0, 100)],
  ['bytes=900-', 206, 'bytes 900-999/1000', audio.subarray(900)],
  ['bytes=-10', 206, 'bytes 990-999/1000', audio.subarray(990)],
  ['bytes=990-5000', 206, 'bytes 990-999/1000', audio.subarray(990)],
  ['lines=1-2', 200, undefined, audio],
])('the range %s is answered with %d', async (Range, status, range, bytes) => {
  const answer = await read(own, { Range })
  expect([answer.status, answer.headers['content-range'], answer.text]).toEqual([
    status,
    range,
    bytes.toString(),
  ])
  expect(answer.headers['content-length']).toBe(String(bytes.length))
})

test('a range of a file that has changed is answered with the whole file', async () => {
  const { etag = '', 'last-modified': changed = '' } = (await read(own)).headers
  const Range = 'bytes=0-9'
  const strong = String(etag).replace('W/', '')
  const answers = [String(changed), '"another"', 'Mon, 01 Jan 2001 00:00:00 GMT', strong].map(
    async (value) => (await read(own, { Range, 'If-Range': value })).status,
  )
  expect(await Promise.all(answers)).toEqual([206, 200, 200, 200])
})

test('a range behind the end is refused in words, with the length', async () => {
  const answer = await read(own, { Range: 'bytes=1000-' })
  expect(answer.status).toBe(416)
  expect(answer.headers).toMatchObject({
    'content-range': 'bytes */1000',
    'cache-control': 'no-store',
  })
  expect(answer.text).toMatch(/[a-z]+.*\n.*[\u0900-\u097f]+/)
})

test.each([
  '/audio/',
  '/audio',
  '/audio/notes.txt',
  '/audio/.hidden.mp3',
  '/audio/4.mp3',
  '/audio/../app.db',
  '/audio/..%2fapp.db',
  '/audio/%2e%2e/app.db',
  '/audio/..%5capp.db',
  '/audio/x/../../app.db',
  '/audio/3.mp3%00.txt',
  '/audio//3.mp3/',
])('%s is nothing that is served', async (url) => {
  const { status, headers } = await read(url)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(headers['content-type']).toMatch(/^text\//)
})

test('nothing records who listens', async () => {
  await read(own, { Range: 'bytes=0-1' })
  expect(await site.log()).not.toContain(`"pathname":"${own}"`)
})
