import { disturbance } from './disturbance'
import { troubles } from './troubles/postgresql-troubles'

/** PostgreSQL behaves badly in each way. */
export const postgresql = disturbance({
  about: 'PostgreSQL stops, freezes, resets, locks and refuses, and nothing answered is lost',
  databases: ['postgresql'],
  rounds: 4,
  troubles,
})
