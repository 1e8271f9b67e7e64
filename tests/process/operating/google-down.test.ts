import { expect, test } from 'vitest'
import { freePort } from '../../support/site/free-port'
import { startOpenIdProvider } from '../../support/site/openid-provider'
import { startSite } from '../../support/site/site-server'

test('a provider that is down when the server starts is asked again, and until then there are words', async () => {
  const port = await freePort()
  const site = await startSite({
    environment: {
      GOOGLE_CLIENT_ID: 'client',
      GOOGLE_CLIENT_SECRET: 'secret',
      GOOGLE_ISSUER: `http://localhost:${port}`,
    },
  })
  const press = async () => {
    const path = `${site.url}/api/auth/google`
    return (await fetch(path, { redirect: 'manual' })).headers.get('Location') ?? ''
  }
  try {
    const signIn = await (await fetch(`${site.url}/auth/signin`)).text()
    expect(signIn).toContain('Continue with Google')
    expect(await press()).toBe('/auth/signin?notice=google-down')
    const back = await fetch(site.url + (await press()))
    expect(back.status).toBe(200)
    expect(await back.text()).toContain('Google cannot be reached at the moment.')

    const provider = await startOpenIdProvider(port)
    try {
      expect(provider.issuer).toBe(`http://localhost:${port}`)
      expect(new URL(await press()).origin).toBe(provider.issuer)
    } finally {
      await provider.stop()
    }
  } finally {
    await site.remove()
  }
})
