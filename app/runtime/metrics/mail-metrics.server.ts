import { Counter } from 'prom-client'
import { registry } from './registry.server'

/** Mails that were given up. Unlike the table's rows, which are purged, it never falls. */
export const mailsGivenUp = new Counter({
  name: 'site_mails_given_up_total',
  help: 'Mails that were given up: refused for good, or tried for too long.',
  registers: [registry],
})
