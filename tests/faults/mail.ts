import { setTimeout as pause } from 'node:timers/promises'
import type { Behaviour } from '../support/mail/mail-server'
import { type Trouble, disturbance } from './disturbance'
import { releaseClaims } from './load/check-mails'

function behaving(manners: Behaviour): Trouble {
  return async ({ mail }, random) => {
    mail.manners = manners
    await pause(random.between(1_000, 4_000))
    mail.manners = 'take'
  }
}

const troubles: Record<string, Trouble> = {
  'recipients refused for now': behaving({ recipient: 451 }),
  'messages refused for now': behaving({ message: 451 }),
  'no greeting': behaving('no-greeting'),
  'hangs up': behaving('hang-up'),
  'silent after a message': behaving('silent-after-message'),
  'dies within a message': behaving('die-mid-message'),
  'dies after a message': behaving('die-after-message'),
  away: async ({ mail }, random) => {
    await mail.stop()
    await pause(random.between(1_000, 4_000))
    await mail.start()
  },
  // Mails with a planned retry would wait for a quarter of an hour.
  'well again': async ({ site, databaseUrl }) => {
    await site.end('SIGTERM')
    await releaseClaims(databaseUrl)
    await site.start()
  },
}

export const mail = disturbance({
  about: 'the mail server refuses, hangs and dies, and every mail owed arrives',
  databases: ['sqlite', 'postgresql'],
  rounds: 2,
  troubles,
})
