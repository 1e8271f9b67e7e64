import { randomUUID } from 'node:crypto'
import { englishRecoveryWords } from '~/content/word-lists/recovery-words-en'
import { signUpAt, type RawMember } from '../support/http/raw-member'
import { startSite } from '../support/site/site-server'

/**
 * Tests whether response times reveal that an account exists (sign-in, recovery words, password reset) or that a post
 * for members exists. Uses the built site (run `npm run build` first). Existing and missing ones alternate, so that
 * drift affects both equally.
 */
const samples = 200
const warmUp = 20

const site = await startSite()

try {
  const asha = await signUpAt(site, { username: 'asha' })
  await compare('sign-in', (name) =>
    send('/auth/signin', { emailOrUsername: name, password: 'not the horse' }),
  )
  const password = 'quiet harbour lamp'
  const repeated = { password, confirmPassword: password }
  await send('/auth/signup', { username: 'bina', withoutEmail: 'on', ...repeated })
  const words = englishRecoveryWords.slice(0, 6).join(' ')
  await compare('recovery words', (name) =>
    send('/auth/recover', { username: name === 'asha' ? 'bina' : name, words, ...repeated }),
  )
  await compare('forgotten password', (name) =>
    send('/auth/forgot-password', { email: `${name}@example.com` }),
  )
  const post = await publishForMembers(asha)
  for (const path of ['/forum/post/', '/api/forum/posts/'])
    await compare(path, (name) => read(path + (name === 'asha' ? post : randomUUID())))
} finally {
  await site.remove()
}

async function send(path: string, fields: Record<string, string>) {
  const started = performance.now()
  const answer = await fetch(site.url + path, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
  })
  await answer.text()
  if (answer.status >= 500) throw new Error(`${path} answers ${answer.status}`)
  return performance.now() - started
}

async function publishForMembers(member: RawMember) {
  const post = { title: 'A post for members', content: 'Visitors do not find it.', type: 'general' }
  const { text } = await member.send('/api/forum/posts', {
    body: JSON.stringify({ ...post, audience: 'members' }),
    headers: { 'Content-Type': 'application/json' },
  })
  return (JSON.parse(text) as { post: { _id: string } }).post._id
}

// The parameter is unknown to the cache, so that each page is rendered.
async function read(path: string) {
  const started = performance.now()
  const answer = await fetch(`${site.url}${path}?${randomUUID()}`, { redirect: 'manual' })
  await answer.text()
  if (![303, 404].includes(answer.status)) throw new Error(`${path} answers ${answer.status}`)
  return performance.now() - started
}

async function compare(what: string, ask: (name: string) => Promise<number>) {
  const existing: number[] = []
  const missing: number[] = []
  for (let round = -warmUp; round < samples; round++) {
    const turns = [() => ask('asha').then(keep(existing)), () => ask('nobody').then(keep(missing))]
    if (round % 2) turns.reverse()
    for (const turn of turns) await turn()
    if (round === -1) existing.length = missing.length = 0
  }
  const p = differenceByChance(existing, missing)
  const verdict = p < 0.01 ? 'DIFFERENT' : 'no difference'
  process.stdout.write(
    `${what}: existing ${summary(existing)}, missing ${summary(missing)}; ` +
      `Mann-Whitney p = ${p.toFixed(3)}: ${verdict}\n`,
  )
  if (p < 0.01) process.exitCode = 1
}

function keep(times: number[]) {
  return (time: number) => void times.push(time)
}

function summary(times: number[]) {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (part: number) => (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(1)
  return `${at(0.5)} ms (${at(0.05)}–${at(0.95)})`
}

/** Returns the probability of such a rank difference between equal distributions: two-sided, normal approximation. */
function differenceByChance(one: number[], other: number[]) {
  const all = [...one, ...other].sort((a, b) => a - b)
  const rankOf = new Map(all.map((time, index) => [time, index + 1]))
  const ranks = one.reduce((sum, time) => sum + (rankOf.get(time) ?? 0), 0)
  const u = ranks - (one.length * (one.length + 1)) / 2
  const mean = (one.length * other.length) / 2
  const spread = Math.sqrt((one.length * other.length * (all.length + 1)) / 12)
  return 2 * (1 - normal(Math.abs((u - mean) / spread)))
}

// Abramowitz and Stegun 26.2.17, accurate to seven digits.
function normal(z: number) {
  const t = 1 / (1 + 0.2316419 * z)
  const tail = [1.330274429, -1.821255978, 1.781477937, -0.356563782, 0.31938153]
  const sum = tail.reduce((rest, factor) => (rest + factor) * t, 0)
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum
}
