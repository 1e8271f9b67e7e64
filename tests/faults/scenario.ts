import type { DatabaseKind } from '~/database/kind.server'
import type { Random } from './random'

type Setting = {
  database: DatabaseKind
  rounds: number
  random: Random
  say: (words: string) => void
}

/** The result of a run. Faults are one line each. */
export type Outcome = {
  /** The actions on the site, with numbers: `25 kills`. */
  attempts: string
  answered: number
  faults: string[]
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
