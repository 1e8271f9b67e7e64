import { startSite } from '../support/site/site-server'
import { type Trouble, disturbance } from './disturbance'
import type { SiteUnderTest } from './site-under-test'

async function endInOrder({ site }: SiteUnderTest) {
  const code = await site.end('SIGTERM')
  // The code is 1 when a completely received request was cut off.
  if (code !== 0) throw new Error(`SIGTERM ended the site with ${code}.`)
}

const troubles: Record<string, Trouble> = {
  SIGTERM: async (under) => {
    await endInOrder(under)
    await under.site.start()
  },
  'two starts at once': async (under) => {
    await endInOrder(under)
    const [second] = await Promise.all([
      startSite({ environment: under.environment }),
      under.site.start(),
    ])
    await second.remove()
  },
}

export const restarts = disturbance({
  about: 'SIGTERM under load, and two starts at once',
  databases: ['sqlite', 'postgresql'],
  rounds: 3,
  troubles,
})
