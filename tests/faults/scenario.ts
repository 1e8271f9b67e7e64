import type { DatabaseKind } from '~/database/kind.server'
import type { Random } from './random'

export type Setting = {
  database: DatabaseKind
  rounds: number
  random: Random
  /** Prints a line of progress. */
  say: (words: string) => void
}

/** What came of a run. A fault is whatever must not be; one line each. */
export type Outcome = {
  /** What was done to the site, in numbers: `25 kills`. */
  attempts: string
  /** How many requests were answered as they should be. */
  answered: number
  faults: string[]
  /** What else was measured. */
  remarks?: string
}

/** Something that goes wrong around the site, done to it again and again. */
export type Scenario = {
  about: string
  databases: DatabaseKind[]
  /** How often, on each database, unless told; what a round is the scenario's own affair. */
  rounds: number
  run(setting: Setting): Promise<Outcome>
}
