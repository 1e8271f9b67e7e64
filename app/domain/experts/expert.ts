import { isTopic, type Topic } from '~/content/topics'
import type { TextLanguage } from '../validation/text'

export const professions = ['doctor', 'midwife', 'counsellor', 'lawyer'] as const

type Profession = (typeof professions)[number]

/** The verdicts of an expert on a comment, the most urgent first. */
export const verdicts = ['see-a-doctor', 'caution', 'agree'] as const

export type Verdict = (typeof verdicts)[number]

/** The data about an expert that readers see. */
export type ExpertMark = { name: string; profession: Profession; registration: string }

/**
 * The data about an expert that an administrator has confirmed. Languages and topics select the questions to show
 * them.
 */
export type ExpertDetails = {
  name: string
  profession: Profession
  register: string
  number: string
  languages: TextLanguage[]
  topics: Topic[]
}

/** The columns that decide whether a member is an expert now. */
export const expertColumns = {
  expert: true,
  expertUntil: true,
  suspendedUntil: true,
  secondStepDue: true,
} as const

export type ExpertColumns = {
  expert: string | null
  expertUntil: Date | null
  suspendedUntil: Date | null
  secondStepDue: Date | null
}

/** The columns of a member who is not an expert. */
export const noExpert = { expert: null, expertUntil: null } as const

/** Returns the value of the column `expert` for these details. */
export function storedDetails(details: ExpertDetails): string {
  const { name, profession, register, number, languages, topics } = details
  return JSON.stringify({ name, profession, register, number, languages, topics })
}

/** Returns the stored details of an expert, whether or not the mark shows now; null for other members. */
export function detailsOf({ expert }: Pick<ExpertColumns, 'expert'>): ExpertDetails | null {
  if (expert === null) return null
  const stored = JSON.parse(expert) as Omit<ExpertDetails, 'topics'> & { topics: string[] }
  // The company may have removed a topic.
  return { ...stored, topics: stored.topics.filter(isTopic) }
}

/** The reason why an expert's mark does not show now. */
export type Absence = 'over' | 'suspended' | 'noSecondStep'

/** Returns the reason why the mark of a named expert does not show; null when it shows. */
export function absenceOf(row: ExpertColumns, now = new Date()): Absence | null {
  if (row.expertUntil === null || row.expertUntil <= now) return 'over'
  if (row.secondStepDue !== null) return 'noSecondStep'
  return row.suspendedUntil !== null && row.suspendedUntil > now ? 'suspended' : null
}

/**
 * Returns the details of an expert with the mark: named, not expired, with two-factor authentication, not suspended.
 * Null for everybody else.
 */
export function activeExpert(row: ExpertColumns, now = new Date()): ExpertDetails | null {
  return row.expert === null || absenceOf(row, now) ? null : detailsOf(row)
}

/** Returns the data that readers see about an author who is an expert now; null for everybody else. */
export function markOf(row: ExpertColumns): ExpertMark | null {
  const details = activeExpert(row)
  if (!details) return null
  const { name, profession, register, number } = details
  return { name, profession, registration: `${register} ${number}` }
}
