import type { DatabaseKind } from '~/database/kind.server'
import type { Random } from './random'

type Setting = {
  database: DatabaseKind
  rounds: number
  random: Random
  /** Prints a line of progress. */
  say: (words: string) => void
}

/** The result of a run. Faults are one line each. */
export type Outcome = {
  /** The actions on the site, with numbers: `25 kills`. */
  attempts: string
  /** The number of correctly answered requests. */
  answered: number
  faults: string[]
  /** Other measurements. */
  remarks?: string
}

/** A disturbance of the running site, applied again and again. */
export type Scenario = {
  about: string
  databases: DatabaseKind[]
  /** The default number of rounds on each database; a round is the scenario's own unit. */
  rounds: number
  run(setting: Setting): Promise<Outcome>
}
