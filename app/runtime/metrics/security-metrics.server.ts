import { Counter } from 'prom-client'
import { registry } from './registry.server'

/** Security events as the log has them; refused sign-ins are `event="sign-in", outcome="refused"`. */
export const securityEvents = new Counter({
  name: 'site_security_events_total',
  help: 'Security events by kind and outcome, as in the log.',
  labelNames: ['event', 'outcome'] as const,
  registers: [registry],
})

/** What was refused because it was done too often, by the names of app/domain/limits/rules.ts. */
export const limitsHit = new Counter({
  name: 'site_limits_hit_total',
  help: 'Actions refused because they were done too often.',
  labelNames: ['action'] as const,
  registers: [registry],
})
