import { randomUUID } from 'node:crypto'
import { parseCookies, send, type Answer, type Sending } from './raw-http'

/** A member who signed up through a site's form. */
export type RawMember = {
  username: string
  email: string
  password: string
  cookie: string
  send: (path: string, sending?: Sending) => ReturnType<typeof send>
}

/** Signs up at a site, by default under a new name. Throws with the response when the site refuses. */
export async function signUpAt(
  site: { url: string },
  { username = `m_${randomUUID().slice(0, 8)}`, displayName = '', email = '' } = {},
): Promise<RawMember> {
  const account = {
    username,
    email: email || `${username}@example.com`,
    password: `quiet harbour ${randomUUID()}`,
  }
  const body = { ...account, displayName, confirmPassword: account.password }
  const answer = await send(`${site.url}/auth/signup`, { body })
  if (answer.status !== 303) throw new Error(`sign-up: ${answer.status} ${answer.text}`)
  const member: RawMember = {
    ...account,
    cookie: parseCookies(answer),
    async send(path, { headers, ...sending } = {}) {
      const sent = { Cookie: member.cookie, ...headers }
      const reply = await send(`${site.url}${path}`, { ...sending, headers: sent })
      member.cookie = renewed(member.cookie, reply)
      return reply
    },
  }
  return member
}

/**
 * Returns a browser's cookies after a response. The session may have got another token, and a notice waits for the next
 * page until it is cleared. An ended session's cookie is still sent, so that tests can see it refused.
 */
export function renewed(cookie: string, { headers }: Answer): string {
  const cookies = new Map(cookie.split('; ').map((each) => [nameOf(each), each]))
  for (const line of headers['set-cookie'] ?? []) {
    const [fresh = ''] = line.split(';')
    const name = nameOf(fresh)
    if (!['session', 'flash'].includes(name.replace('__Host-', ''))) continue
    if (!fresh.endsWith('=')) cookies.set(name, fresh)
    else if (name.endsWith('flash')) cookies.delete(name)
  }
  return [...cookies.values()].join('; ')
}

function nameOf(cookie: string) {
  return cookie.split('=')[0] ?? ''
}

/** Publishes a post as a member. @returns its path, read from the list */
export async function publishAs(member: RawMember, title: string): Promise<string> {
  const body = { title, content: 'Long enough to be a post.', type: 'general' }
  const answer = await member.send('/forum/new', { body })
  const list = await member.send('/forum')
  const path = new RegExp(`href="(/forum/post/[\\w-]+)"[^>]*>${title}<`).exec(list.text)?.[1]
  if (answer.status !== 303 || !path) throw new Error(`publishing: ${answer.status} ${answer.text}`)
  return path
}
