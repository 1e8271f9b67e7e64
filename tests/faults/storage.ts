import { disturbance } from './disturbance'
import { troubles } from './troubles/storage-troubles'

/** The disk of the SQLite file behaves badly in each way. */
export const storage = disturbance({
  about: 'a full disk, read-only files, fsync and reads that fail, and nothing answered is lost',
  databases: ['sqlite'],
  rounds: 5,
  troubles,
})
