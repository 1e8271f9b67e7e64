import { createHmac, createSign, generateKeyPairSync } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { parse } from 'cookie'
import { OAuth2Server } from 'oauth2-mock-server'

/**
 * An OpenID provider in its own process, which prints its issuer. The visitor's identity comes as JSON from the cookie
 * `persona`, or else from the test by IPC.
 */
export type Persona = {
  sub: string
  email?: string
  email_verified?: boolean
  hd?: string
  /** The provider's misbehaviour. */
  fault?:
    | 'cancel'
    | 'refuse-token'
    | 'other-nonce'
    | 'other-person'
    | 'other-audience'
    | 'other-party'
    | 'other-issuer'
    | 'expired'
    | 'no-signature'
    | 'other-key'
    | 'secret-as-key'
}

type Asking = IncomingMessage & { body?: { code?: string } }

type Fault = NonNullable<Persona['fault']>

const wrongClaims: Partial<Record<Fault, Record<string, unknown>>> = {
  'other-nonce': { nonce: 'of another browser' },
  'other-audience': { aud: 'another-client' },
  'other-party': { azp: 'another-client' },
  'other-issuer': { iss: 'http://localhost:1' },
  expired: { exp: 1_700_000_000 },
}

const forgeries: Partial<Record<Fault, (idToken: string) => string>> = {
  'no-signature': (token) => signedAnew(token, { alg: 'none' }, () => ''),
  'other-key'(token) {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const sign = (text: string) =>
      createSign('RSA-SHA256').update(text).sign(privateKey).toString('base64url')
    return signedAnew(token, {}, sign)
  },
  'secret-as-key': (token) =>
    signedAnew(token, { alg: 'HS256' }, (text) =>
      createHmac('sha256', 'secret').update(text).digest('base64url'),
    ),
}

/** Returns the same claims with another header and signature. */
function signedAnew(token: string, change: object, sign: (text: string) => string) {
  const [header = '', claims = ''] = token.split('.')
  const before = JSON.parse(Buffer.from(header, 'base64url').toString()) as object
  const after = Buffer.from(JSON.stringify({ ...before, ...change })).toString('base64url')
  return `${after}.${claims}.${sign(`${after}.${claims}`)}`
}

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
  Object.assign(token.payload, persona?.fault && wrongClaims[persona.fault])
})
server.service.on('beforeResponse', (response: { statusCode: number; body: unknown }, asking) => {
  const fault = personaOf(asking as Asking)?.fault
  if (fault === 'refuse-token') Object.assign(response, { statusCode: 500, body: {} })
  const { id_token: idToken } = response.body as { id_token?: string }
  const forge = fault && forgeries[fault]
  if (idToken && forge) Object.assign(response.body as object, { id_token: forge(idToken) })
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
