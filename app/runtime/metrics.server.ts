import { Registry, Counter } from 'prom-client'

/** The metrics of this process for `/metrics`. No label may identify a person (docs/operating.md). */
export const registry = new Registry()

/** Counts mails that were given up. Unlike the number of rows, which are purged, it never decreases. */
export const mailsGivenUp = new Counter({
  name: 'site_mails_given_up_total',
  help: 'Mails that were given up: refused for good, or tried for too long.',
  registers: [registry],
})

/** Security events, as in the log. Refused sign-ins are `event="sign-in", outcome="refused"`. */
export const securityEvents = new Counter({
  name: 'site_security_events_total',
  help: 'Security events by kind and outcome, as in the log.',
  labelNames: ['event', 'outcome'] as const,
  registers: [registry],
})

/** Actions refused by a rate limit, by the names in app/domain/limits/rules.ts. */
export const limitsHit = new Counter({
  name: 'site_limits_hit_total',
  help: 'Actions refused because they were done too often.',
  labelNames: ['action'] as const,
  registers: [registry],
})
