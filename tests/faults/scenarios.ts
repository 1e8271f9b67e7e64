import { clock } from './clock'
import { failover } from './failover'
import { fuzz } from './fuzz'
import { kill } from './kill'
import { leak } from './leak'
import { mail } from './mail'
import { postgresql } from './postgresql'
import { restarts } from './restarts'
import type { Scenario } from './scenario'
import { storage } from './storage'

/** The scenarios by their names for `npm run test:faults`, in the order in which they run. */
export const scenarios: Record<string, Scenario> = {
  kill,
  restarts,
  storage,
  postgresql,
  failover,
  mail,
  clock,
  leak,
  fuzz,
}
