import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { send } from '../../support/http/raw-http'
import { publishAs, signUpAt } from '../../support/http/raw-member'
import { siteForFile } from '../../support/site/site-for-file'

const reference = 'XX-REFERENCE'
const site = await siteForFile({ environment: { LOG_LEVEL: 'trace' } })

test('the log says what was asked and nothing of what was said', async () => {
  const member = await signUpAt(site)
  const post = await publishAs(member, 'A title about endometriosis')
  await member.send(post, { body: { content: 'A comment about bleeding' } })
  const wrong = { emailOrUsername: member.email, password: 'a wrong password' }
  await send(`${site.url}/auth/signin`, { body: wrong })
  await send(`${site.url}/auth/signup`, {
    body: { username: 'x', email: 'typed@example.com', password: 'typed password' },
  })
  await member.send('/forum/new', { body: { title: 'Tiny', content: 'Refused words' } })
  await member.send('/forum?q=whispered+words&token=a-token')
  await member.send('/forum/post/typed%20into%20the%20address')
  await member.send(`/contact/sent/${reference}`)
  await member.send(`/moderation/messages/${reference}.data`)
  await member.send(`/api${post.replace('post', 'posts')}`)
  const log = await site.log()
  expect(log).toContain('"pathname":"/forum/new"')
  expect(log).toContain('"status":400')
  for (const path of ['/forum/post/:id', '/api/forum/posts/:id', '/contact/sent/:id'])
    expect(log).toContain(`"pathname":"${path}"`)
  for (const line of log.trim().split('\n')) expect(() => void JSON.parse(line)).not.toThrow()
  const secrets = [
    ...[member.email, member.username, member.password, member.cookie.split('=')[1] ?? ''],
    ...['endometriosis', 'bleeding', 'a wrong password', 'typed@example.com', 'typed password'],
    ...[post.split('/').at(-1) ?? '', reference],
    readFileSync(`${site.folder}/data/session-secret`, 'utf8').trim(),
    ...['Refused words', 'whispered', 'a-token', 'Long enough to be a post'],
  ]
  for (const secret of secrets) expect(log).not.toContain(secret)
})
