import Database from 'better-sqlite3'
import { type Sending } from '../support/raw-http'
import { publishAs, signUpAt } from '../support/raw-member'
import { accepted, fill, floods } from './hostile-texts'
import { startProbedSite } from './probed-site'

/**
 * Sends 512 KB of hostile text to each field of each form and JSON call of the built site (`npm run build` first), and
 * the slowest text that is accepted to where it is, and says for how long the event loop was held at the most, in
 * processor time of its thread and by the clock. Everything is sent several times and its quickest time counts: other
 * processes can only make it longer.
 */
const most = 50
/** Two busy cores share caches and memory, which lengthens even the processor time of the quickest of several turns. */
const allowance = 1.5
const repeats = 4
const size = 512 * 1024 - 200

const site = await startProbedSite()
const member = await signUpAt(site)
const post = await publishAs(member, 'A title to find again')
const id = post.split('/').at(-1) ?? ''
const named = await signUpAt(site)
const theirs = (await publishAs(named, 'A title of another')).split('/').at(-1) ?? ''
const commentId = await comment()
promote()

const password = ['password', 'confirmPassword']
const asked = ['title', 'content', 'isAnonymous', 'onceKey']
const forms: [path: string, fields: string[]][] = [
  ['/', ['name', 'email', 'organization', 'phone', 'message', 'intent', 'links', 'subject']],
  ['/contact/curtain/name', ['name', 'organization', 'go']],
  ['/contact/elevator/lobby', ['name', 'email', 'message']],
  ['/contact/waitlist', ['email']],
  ['/auth/signin', ['emailOrUsername', 'password', 'redirectTo']],
  ['/auth/signup', ['username', 'email', 'displayName', ...password, 'redirectTo']],
  ['/auth/forgot-password', ['email']],
  ['/auth/reset-password', ['token', ...password]],
  ['/forum/new', [...asked, 'type', 'episodeId']],
  [post, ['content', 'parentCommentId', 'isAnonymous', 'onceKey', 'liked']],
  [`${post}/edit`, asked],
  [`/forum/comment/${commentId}/edit`, ['content', 'isAnonymous', 'onceKey']],
  [`/forum/post/${theirs}/report`, ['reason', 'note']],
  ['/profile/edit', ['displayName', 'bio']],
  ['/profile/settings', ['emailNotifications']],
  ['/profile/settings/password', ['currentPassword', ...password]],
  ['/profile/settings/email', ['email', 'password']],
  ['/profile/settings/sessions', ['sessionId']],
  ['/profile/settings/export', ['password']],
  ['/profile/settings/delete', ['namedItems', 'anonymousItems', 'password', 'onceKey']],
  ['/profile/blocks', ['username']],
  ['/unsubscribe', ['token']],
  [`/moderation/post/${theirs}`, ['action', 'reason']],
]
const calls: [call: string, fields: string[]][] = [
  ['POST /api/auth/signup', ['username', 'email', 'displayName', 'password']],
  ['POST /api/auth/signin', ['emailOrUsername', 'password']],
  ['PATCH /api/auth/me', ['displayName', 'bio']],
  ['PATCH /api/auth/me/notifications', ['emailNotifications']],
  ['POST /api/forum/posts', [...asked, 'type', 'episodeId']],
  [`PATCH /api/forum/posts/${id}`, asked],
  [`POST /api/forum/posts/${id}/comments`, ['content', 'parentCommentId', 'onceKey']],
  [`PATCH /api/forum/comments/${commentId}`, ['content']],
]

const rows: { where: string; text: string; status: number; ms: number; clock: number }[] = []
try {
  for (const [path, fields] of forms)
    for (const field of fields)
      for (const [name, text] of Object.entries(floods))
        await measure(`${path.replace(/[\w-]{36}/, '…')} ${field}`, name, path, form(field, text))
  for (const [call, fields] of calls) {
    const [method = '', path = ''] = call.split(' ')
    for (const field of fields)
      for (const [name, text] of Object.entries(floods)) {
        const body = JSON.stringify({ [field]: repeatTo(text, size - 20) })
        await measure(`${call.replace(/[\w-]{36}/, '…')} ${field}`, name, path, json(method, body))
      }
  }
  await measure('a form', 'of 170,000 names', '/auth/signin', encoded('a=&'.repeat(size / 3)))
  await measure('a form', 'of 9,000 parts', '/auth/signin', multipart())
  const nested = `{"a":${'['.repeat(size / 2 - 9)}${']'.repeat(size / 2 - 9)}}`
  await measure('a JSON call', 'nested deep', '/api/auth/signin', json('POST', nested))
  const names = Array.from({ length: 50_000 }, (_, at) => `"${at.toString(36)}":0`).join(',')
  await measure('a JSON call', 'of 50,000 names', '/api/auth/signin', json('POST', `{${names}}`))
  for (const { name, text } of accepted) {
    const content = fill(text, 20_000)
    const edited = { title: fill(text, 200), content }
    await measure(
      'edit a post',
      name,
      `/api/forum/posts/${id}`,
      json('PATCH', JSON.stringify(edited)),
      true,
    )
    await measure('read a post', name, post, {})
    await measure(
      'search',
      name,
      `/forum?q=${encodeURIComponent(fill(text, 200)).slice(0, 8000)}`,
      {},
    )
    await measure(
      'edit a post, form',
      name,
      `${post}/edit`,
      { body: { ...edited, content: `${content.slice(0, 19_000)}` } },
      true,
    )
  }
  const wide = { 'Accept-Language': 'en,'.repeat(4000), Cookie: 'a=b;'.repeat(500) }
  await measure('headers', 'of 14 KB', '/', { headers: wide })
} finally {
  await site.stop()
}
print()

async function measure(
  where: string,
  text: string,
  path: string,
  sending: Sending,
  differs = false,
) {
  let [ms, clock] = [Infinity, Infinity]
  let status = 0
  for (let turn = 0; turn < repeats; turn++) {
    await site.longestBlock()
    const body = differs ? varied(sending.body, turn) : sending.body
    status = (await member.send(path, { ...sending, body })).status
    const block = await site.longestBlock()
    ms = Math.min(ms, block.processor)
    clock = Math.min(clock, block.clock)
  }
  rows.push({ where, text, status, ms, clock })
}

// The same text again would be no edit.
function varied(body: Sending['body'], turn: number): Sending['body'] {
  if (typeof body === 'string') return body.replace(/.{2}"\}$/u, `${turn} "}`)
  if (!body || Buffer.isBuffer(body)) return body
  return { ...body, content: `${turn}${body.content?.slice(1)}` }
}

function form(field: string, text: string) {
  const sign = text === '%' ? '%25' : encodeURIComponent(text)
  return encoded(`${field}=${sign.repeat((size - 40) / sign.length)}`)
}

function encoded(body: string): Sending {
  return { body, headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }
}

function multipart(): Sending {
  const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'
  const body = `${part.repeat(size / part.length - 1)}--x--\r\n`
  return { body, headers: { 'Content-Type': 'multipart/form-data; boundary=x' } }
}

function json(method: string, body: string): Sending {
  return { method, body, headers: { 'Content-Type': 'application/json' } }
}

function repeatTo(text: string, bytes: number) {
  return text.repeat(bytes / Buffer.byteLength(JSON.stringify(text).slice(1, -1)))
}

async function comment() {
  const sending = json('POST', JSON.stringify({ content: 'A comment to edit' }))
  const { text } = await member.send(`/api/forum/posts/${id}/comments`, sending)
  return (JSON.parse(text) as { comment: { _id: string } }).comment._id
}

function promote() {
  const database = new Database(site.database)
  database.prepare(`UPDATE "User" SET role = 'admin' WHERE username = ?`).run(member.username)
  database.close()
}

function print() {
  const worst = new Map<string, (typeof rows)[number]>()
  for (const row of rows) if ((worst.get(row.where)?.ms ?? -1) < row.ms) worst.set(row.where, row)
  for (const { where, text, status, ms, clock } of [...worst.values()].sort((a, b) => b.ms - a.ms))
    process.stdout.write(
      `| ${where} | ${text} | ${status} | ${ms.toFixed(0)} ms | ${clock.toFixed(0)} ms |\n`,
    )
  const broken = rows.filter(({ status }) => status >= 500)
  const slow = rows.filter(({ ms }) => ms > most * allowance)
  for (const { where, text, status, ms } of [...broken, ...slow])
    process.stdout.write(`FAILS: ${where}, ${text}: ${status}, ${ms.toFixed(0)} ms\n`)
  if (broken.length || slow.length) process.exitCode = 1
}
