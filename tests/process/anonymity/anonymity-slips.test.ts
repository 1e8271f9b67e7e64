import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { anonymousForum } from '../../support/forum/anonymous-forum'
import { inDatabase } from '../../support/in-database'
import { send } from '../../support/http/raw-http'
import { siteForFile } from '../../support/site/site-for-file'

const reserved =
  'This name could be mistaken for the team, a moderator, an expert or an anonymous author; choose another'

const site = await siteForFile()
const forum = await anonymousForum(site)
const { zqx_hidden: author, reader } = forum.members
await inDatabase(site, async ({ user }) => {
  await user.updateMany({ data: { suspendedUntil: null } })
  await user.updateMany({ where: { role: 'admin' }, data: { displayName: 'Meera Rao' } })
})

const json = (body: object, method = 'POST') => ({
  method,
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json' },
})

const boxIn = (html: string) => /<input[^>]*name="isAnonymous"[^>]*>/.exec(html)?.[0]

describe('in an anonymous thread of their own', () => {
  const thread = () => `/forum/post/${forum.world.post}`
  const comments = () => inDatabase(site, ({ comment }) => comment.count())

  test('the box is ticked for its author, and for nobody else', async () => {
    expect(boxIn((await author.send(thread())).text)).toContain('checked=""')
    const { text } = await reader.send(thread())
    expect(boxIn(text)).toContain('type="checkbox"')
    expect(boxIn(text)).not.toContain('checked=""')
  })

  test('a comment under their name is accepted only after they were asked', async () => {
    const before = await comments()
    const form = { content: 'It is me' }
    const page = await author.send(thread(), { body: form })
    const api = await author.send(`/api/forum/posts/${forum.world.post}/comments`, json(form))
    const data = await author.send(`${thread()}.data`, { body: form })
    expect([page.status, api.status, data.status]).toEqual([400, 400, 400])
    expect(boxIn(page.text)).toMatch(/type="radio".*value="on"|value="on".*type="radio"/)
    expect(page.text).toContain('It is me')
    expect(await comments()).toBe(before)
    const answer = await author.send(thread(), { body: { ...form, isAnonymous: 'false' } })
    expect(answer.status).toBe(303)
    expect(await comments()).toBe(before + 1)
  })
})

// One passes for an anonymous author, the other for an administrator.
test.each(['Аnonymоus', 'Мееrа Rаo'])(
  'the display name %j is taken by nobody, in a form or in JSON',
  async (displayName) => {
    const forms = [
      await signUp({ displayName }),
      await reader.send('/profile/edit', { body: { displayName, bio: '' } }),
    ]
    const calls = [
      await signUpByJson({ displayName }),
      await reader.send('/api/auth/me', json({ displayName }, 'PATCH')),
    ]
    expect([...forms, ...calls].map(({ status }) => status)).toEqual([400, 400, 400, 400])
    for (const { text } of forms) expect(text).toContain(reserved)
    for (const { text } of calls)
      expect(JSON.parse(text)).toMatchObject({ fields: { displayName: reserved } })
  },
)

test('a reserved username is taken by nobody', async () => {
  const username = 'm0derat0r'
  for (const { status, text } of [await signUp({ username }), await signUpByJson({ username })])
    expect([status, text.includes(reserved)]).toEqual([400, true])
})

test.each(['\u3164\u3164\u3164', '\u2800\u2800\u2800', '\u00ad\u2060'])(
  'a name or title of nothing that can be seen is refused: %j',
  async (signs) => {
    const title = { title: signs.repeat(5), content: 'Words that can be seen.', type: 'general' }
    const answers = [
      await signUpByJson({ displayName: signs }),
      await signUpByJson({ username: signs }),
      await reader.send('/profile/edit', { body: { displayName: signs, bio: '' } }),
      await reader.send('/forum/new', { body: title }),
      await reader.send('/api/forum/posts', json(title)),
    ]
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400])
  },
)

test('who moderates is marked where they speak', async () => {
  const path = `/forum/post/${forum.world.named}`
  await forum.members.moderator.send(path, { body: { content: 'A word from the team' } })
  const { text } = await send(site.url + path)
  const [comment] =
    /<article class="comment[ "](?:(?!<article).)*A word from the team/s.exec(text) ?? []
  expect(comment).toContain('Moderator')
})

function account() {
  const username = `u_${randomUUID().slice(0, 8)}`
  const password = `quiet harbour ${randomUUID()}`
  return { username, email: `${username}@example.com`, password }
}

function signUp(names: { username?: string; displayName?: string }) {
  const given = account()
  const body = { displayName: '', ...given, ...names, confirmPassword: given.password }
  return send(`${site.url}/auth/signup`, { body })
}

function signUpByJson(names: { username?: string; displayName?: string }) {
  return send(`${site.url}/api/auth/signup`, json({ ...account(), ...names }))
}
