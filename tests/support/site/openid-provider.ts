import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Persona } from './openid-process'
import { tsxOptions } from './node-options'

/** Starts an OpenID provider on loopback, in its own process. `becomes` sets the visitor's identity. */
export async function startOpenIdProvider(port = 0) {
  const file = new URL('./openid-process', import.meta.url)
  const child = fork(file, [String(port)], { execArgv: tsxOptions, stdio: 'inherit' })
  const [{ issuer }] = (await once(child, 'message')) as [{ issuer: string }]
  return {
    issuer,
    async becomes(persona: Persona) {
      child.send(persona)
      await once(child, 'message')
    },
    async stop() {
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}
