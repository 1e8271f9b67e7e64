import { disturbance } from './disturbance'
import { troubles } from './troubles/restart-troubles'

/** The site is stopped in order, and started once and twice. */
export const restarts = disturbance({
  about: 'SIGTERM under load, and two starts at once',
  databases: ['sqlite', 'postgresql'],
  rounds: 3,
  troubles,
})
