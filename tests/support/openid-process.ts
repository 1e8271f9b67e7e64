import type { IncomingMessage } from 'node:http'
import { parse } from 'cookie'
import { OAuth2Server } from 'oauth2-mock-server'

/**
 * An OpenID provider in a process of its own: prints its issuer. Who a visitor is stands in her cookie
 * `persona`, as JSON; of one without it, it speaks as the test told it by IPC.
 */
export type Persona = {
  sub: string
  email?: string
  email_verified?: boolean
  /** what to do instead of answering well */
  fault?: 'cancel' | 'refuse-token' | 'other-nonce' | 'other-person'
}

type Asking = IncomingMessage & { body?: { code?: string } }

let nextPersona: Persona = { sub: 'nobody' }
const byCode = new Map<string, Persona>()
const bySubject = new Map<string, Persona>()
const personaOf = ({ body }: Asking) => byCode.get(body?.code ?? '')

const server = new OAuth2Server()
await server.issuer.keys.generate('RS256')
await server.start(Number(process.argv[2]), '127.0.0.1')

server.service.on('beforeAuthorizeRedirect', ({ url }: { url: URL }, { headers }: Asking) => {
  const { persona: told } = parse(headers.cookie ?? '')
  const persona = told ? (JSON.parse(told) as Persona) : nextPersona
  byCode.set(url.searchParams.get('code') ?? '', persona)
  bySubject.set(persona.sub, persona)
  if (persona.fault !== 'cancel') return
  url.searchParams.delete('code')
  url.searchParams.set('error', 'access_denied')
})
server.service.on('beforeTokenSigning', (token: { payload: Record<string, unknown> }, asking) => {
  const persona = personaOf(asking as Asking)
  token.payload.sub = persona?.sub
  if (persona?.fault === 'other-nonce') token.payload.nonce = 'of another browser'
})
server.service.on('beforeResponse', (response: { statusCode: number; body: unknown }, asking) => {
  const isRefused = personaOf(asking as Asking)?.fault === 'refuse-token'
  if (isRefused) Object.assign(response, { statusCode: 500, body: {} })
})
server.service.on('beforeUserinfo', (response: { body: unknown }, { headers }: Asking) => {
  const [, claims = ''] = headers.authorization?.split('.') ?? []
  const { sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: string }
  const { fault, ...said } = bySubject.get(sub) ?? { sub }
  response.body = fault === 'other-person' ? { ...said, sub: 'somebody else' } : said
})

process.on('message', (next: Persona) => {
  nextPersona = next
  process.send?.('understood')
})
process.on('disconnect', () => process.exit())
process.send?.({ issuer: server.issuer.url })
