import express from 'express'
import { afterAll, expect, test } from 'vitest'
import { env } from '~/runtime/env.server'
import { clientIp } from '~/http/visitor.server'
import { startLocalServer } from '../../support/site/local-server'

const app = express()
const { server, url } = await startLocalServer(app)
const trusted = env.TRUST_PROXY
afterAll(() => {
  env.TRUST_PROXY = trusted
  server.close()
})

app.use((request, response) => {
  app.set('trust proxy', env.TRUST_PROXY)
  response.json([request.ip, clientIp(request)])
})

test.each([0, 1, 2, 5])(
  'behind %i proxies it is the address that Express tells',
  async (proxies) => {
    env.TRUST_PROXY = proxies
    for (const forwarded of ['', '1.2.3.4', '1.2.3.4, 5.6.7.8', 'nonsense,, 9.9.9.9']) {
      const headers = forwarded ? { 'X-Forwarded-For': forwarded } : undefined
      const [expected, found] = (await (await fetch(url, { headers })).json()) as string[]
      expect(found).toBe(expected)
    }
  },
)
