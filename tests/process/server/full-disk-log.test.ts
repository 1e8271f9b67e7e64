import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { send } from '../../support/http/raw-http'
import { signUpAt } from '../../support/http/raw-member'
import { startSite } from '../../support/site/site-server'

test.runIf(existsSync('/dev/full'))(
  'with a full disk under its log the site serves, and ends when it is told to',
  async () => {
    const site = await startSite({ output: '/dev/full' })
    try {
      const member = await signUpAt(site)
      for (let time = 0; time < 50; time++) {
        const body = { title: 'Written without a log', content: 'Long enough.', type: 'general' }
        expect((await member.send('/forum/new', { body })).status).toBe(303)
        expect((await send(`${site.url}/forum`)).status).toBe(200)
      }
      expect(await site.end('SIGTERM')).toBe(0)
    } finally {
      await site.remove()
    }
  },
)
