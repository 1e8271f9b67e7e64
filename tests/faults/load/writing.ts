import { randomUUID } from 'node:crypto'
import type { Sending } from '../../support/http/raw-http'
import type { Ledger, Written } from './ledger'
import type { Worker } from './worker'

export type LoadAction = (worker: Worker) => Promise<unknown>

let count = 0
// Digits only, which the language filter never masks.
const words = () => `What somebody wrote, number ${process.pid} ${(count += 1)}.`

const json = (method: string, body: object = {}): Sending => ({
  method,
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json' },
})

async function publish({ ask, ledger, random }: Worker) {
  const content = words()
  const body = { title: 'A title', content, type: 'general', isAnonymous: random.oneIn(3) }
  const answer = await ask('/api/forum/posts', json('POST', body))
  if (answer) keep(ledger, 'post', (JSON.parse(answer.text) as { post: Item }).post, content)
}

async function comment(worker: Worker) {
  const post = anyOf(worker, 'post')
  if (!post) return publish(worker)
  const { ask, ledger, random } = worker
  const content = words()
  const body = { content, isAnonymous: random.oneIn(3) }
  const answer = await ask(`/api/forum/posts/${post.id}/comments`, json('POST', body))
  if (answer)
    keep(ledger, 'comment', (JSON.parse(answer.text) as { comment: Item }).comment, content)
}

type Item = { _id: string }

function keep(ledger: Ledger, kind: Written['kind'], { _id: id }: Item, text: string) {
  ledger.written.set(id, { kind, id, texts: new Set([text]) })
}

function anyOf({ ledger, random }: Worker, kind: Written['kind']) {
  const all = [...ledger.written.values()].filter((item) => item.kind === kind)
  return all.length ? random.of(all) : undefined
}

async function like(worker: Worker) {
  const post = anyOf(worker, 'post')
  if (!post) return publish(worker)
  const { ask, ledger, member } = worker
  const key = `${post.id} ${member.username}`
  ledger.likes.set(key, null)
  const answer = await ask(`/api/forum/posts/${post.id}/like`, json('POST'))
  if (answer) ledger.likes.set(key, (JSON.parse(answer.text) as { liked: boolean }).liked)
}

const own = new WeakMap<Worker, Written>()

async function edit(worker: Worker) {
  const { ask, ledger, random } = worker
  const mine = own.get(worker)
  if (!mine) {
    const before = new Set(ledger.written.keys())
    const content = words()
    const body = { title: 'To be changed', content, type: 'general' }
    const answer = await ask('/api/forum/posts', json('POST', body))
    if (!answer) return
    const { post } = JSON.parse(answer.text) as { post: Item }
    if (before.has(post._id)) ledger.faults.push(`one id for two posts: ${post._id}`)
    keep(ledger, 'post', post, content)
    const written = ledger.written.get(post._id)
    if (written) own.set(worker, written)
    return
  }
  const content = words() + '!'.repeat(random.between(1, 400))
  mine.texts.add(content)
  if (await ask(`/api/forum/posts/${mine.id}`, json('PATCH', { content })))
    mine.texts = new Set([content])
}

async function writeToCompany({ askAsVisitor, ledger }: Worker) {
  const email = `visitor-${randomUUID().slice(0, 8)}@example.com`
  const body = { name: 'A visitor', email, message: words() }
  const answer = await askAsVisitor('/contact/elevator/lobby', { body })
  const reference = answer && /\/contact\/sent\/([^/?#]+)/.exec(answer.headers.location ?? '')?.[1]
  if (reference) ledger.messages.push({ reference, email })
  else if (answer) ledger.faults.push(`a message led to ${answer.headers.location}`)
}

async function signUp({ askAsVisitor, ledger }: Worker) {
  const username = `n_${randomUUID().slice(0, 8)}`
  const account = { username, email: `${username}@example.com` }
  const password = `quiet harbour ${randomUUID()}`
  const body = { ...account, password, confirmPassword: password }
  if (await askAsVisitor('/auth/signup', { body })) ledger.signUps.push(account)
}

/** All writing requests; repeated entries are sent more often. */
export const writing: LoadAction[] = [
  ...Array<LoadAction>(4).fill(publish),
  ...Array<LoadAction>(5).fill(comment),
  ...Array<LoadAction>(5).fill(like),
  ...Array<LoadAction>(3).fill(edit),
  ...Array<LoadAction>(2).fill(writeToCompany),
  signUp,
]
