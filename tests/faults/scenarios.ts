import { fuzz } from './fuzz'
import { kill } from './kill'
import { leak } from './leak'
import { migrations } from './migrations'
import { postgresql } from './postgresql'
import type { Scenario } from './scenario'

/** By the name that `npm run test:faults` takes, in the order in which they run. */
export const scenarios: Record<string, Scenario> = { kill, migrations, postgresql, leak, fuzz }
