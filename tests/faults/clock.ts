import { disturbance } from './disturbance'
import { environment, troubles } from './troubles/clock-troubles'

/** The machine's clock jumps, and back. */
export const clock = disturbance({
  about: 'the clock jumps by an hour and a day, ahead and back',
  databases: ['sqlite', 'postgresql'],
  rounds: 2,
  troubles,
  environment,
})
