import { OAuth2Server } from 'oauth2-mock-server'

/** An OpenID provider in a process of its own: prints its issuer, and takes by IPC what it shall say of its next visitor. */
export type Persona = {
  sub: string
  email?: string
  email_verified?: boolean
  /** what to do instead of answering well */
  fault?: 'refuse-token' | 'other-nonce' | 'other-person'
}

let persona: Persona = { sub: 'nobody' }
const server = new OAuth2Server()
await server.issuer.keys.generate('RS256')
await server.start(0, '127.0.0.1')

server.service.on('beforeTokenSigning', (token: { payload: Record<string, unknown> }) => {
  token.payload.sub = persona.sub
  if (persona.fault === 'other-nonce') token.payload.nonce = 'of another browser'
})
server.service.on('beforeResponse', (response: { statusCode: number; body: unknown }) => {
  if (persona.fault === 'refuse-token') Object.assign(response, { statusCode: 500, body: {} })
})
server.service.on('beforeUserinfo', (response: { body: unknown }) => {
  const { fault, ...said } = persona
  response.body = fault === 'other-person' ? { ...said, sub: 'somebody else' } : said
})

process.on('message', (next: Persona) => {
  persona = next
  process.send?.('understood')
})
process.on('disconnect', () => process.exit())
process.send?.({ issuer: server.issuer.url })
