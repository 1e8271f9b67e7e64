import { expect, test } from 'vitest'
import { db } from '~/database/db.server'
import { maskAtOnce } from '~/domain/language/mask-language.server'
import strings from '../data/naughty-strings.json'
import { ApiClient } from '../support/http/api-client'
import { member } from '../support/http/api-member'
import { inBatches } from '../support/in-batches'

type PostBody = { post: { title: string; content: string } }

// The contract: CRLF becomes LF, ends are trimmed, NFC. Limits count code points. NUL, lone surrogates and more than 30
// combining marks in a row cannot be stored. Text without visible characters counts as empty.
const kept = (text: string) =>
  showsNothing(text) ? '' : maskAtOnce(text.replace(/\r\n?/g, '\n').trim().normalize('NFC')).text
const showsNothing = (text: string) =>
  /^[\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}]*$/u.test(text)
const isStorable = (text: string) => !/\0|\p{Surrogate}|\p{M}{31}/u.test(text)
const fits = (text: string, min: number, max: number) =>
  isStorable(text) && [...kept(text)].length >= min && [...kept(text)].length <= max

test('as titles and contents they come back as they were sent', async () => {
  const { client } = await member()
  expect(strings.length).toBeGreaterThan(500)
  const publish = (title: string, content: string) =>
    client.call<PostBody>('POST', '/api/forum/posts', {
      title,
      content,
      type: 'general',
      guidanceSeen: true,
    })
  const accepted: PostBody['post'][] = []
  await inBatches(strings, async (text) => {
    const isTitle = fits(text, 5, 200)
    const [title, content] = [isTitle ? text : `«${text.slice(0, 100)}»${text && ' & more'}`, text]
    const { status, body } = await publish(title.padEnd(5, '.'), `${content} and more of it`)
    expect([text, status]).toEqual([text, isStorable(title + content) ? 201 : 400])
    if (status === 201) accepted.push(body.post)
    if (!isTitle) expect((await publish(text, 'Enough of content')).status).toBe(400)
  })
  const sent = strings.filter((text) => fits(text, 5, 200)).map(kept)
  const titles = (await db.post.findMany()).map(({ title }) => title)
  expect(sent.filter((title) => !titles.includes(title))).toEqual([])
  const contents = (await db.post.findMany()).map(({ content }) => content)
  const wanted = strings.map((text) => kept(`${text} and more of it`))
  expect([...contents].sort()).toEqual(wanted.filter(isStorable).sort())
  expect(accepted.map(({ content }) => content).sort()).toEqual([...contents].sort())
})

test('as names, queries and ids they are accepted or refused, never a bug', async () => {
  const client = new ApiClient()
  await inBatches(strings, async (text) => {
    const readable = text.replace(/\p{Surrogate}/gu, '')
    const search = new URLSearchParams({ type: text, cursor: text, limit: text, q: text })
    const answers = await Promise.all([
      client.call('GET', `/api/forum/posts?${search}`),
      client.call('GET', `/api/auth/verify-email?${new URLSearchParams({ token: text })}`),
      client.call('GET', `/api/forum/posts/x${encodeURIComponent(readable)}`),
      client.call('POST', '/api/auth/signup', { username: text, email: text, password: 'x' }),
    ])
    expect([text, ...answers.map(({ status }) => status)]).toEqual([text, 400, 400, 404, 400])
  })
})
