import { disturbance } from './disturbance'
import { troubles } from './troubles/mail-troubles'

/** The mail server behaves badly in each way. */
export const mail = disturbance({
  about: 'the mail server refuses, hangs and dies, and every mail owed arrives',
  databases: ['sqlite', 'postgresql'],
  rounds: 2,
  troubles,
})
