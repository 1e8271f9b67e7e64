import { isTopic, type Topic } from '~/content/topics'
import type { TextLanguage } from '../validation/text'

export const professions = ['doctor', 'midwife', 'counsellor', 'lawyer'] as const

type Profession = (typeof professions)[number]

/** What an expert can say of a comment, the most urgent first. */
export const verdicts = ['see-a-doctor', 'caution', 'agree'] as const

export type Verdict = (typeof verdicts)[number]

/** What readers see of an expert. */
export type ExpertMark = { name: string; profession: Profession; registration: string }

/** What an administrator has confirmed of an expert; languages and topics say which questions to show them. */
export type ExpertDetails = {
  name: string
  profession: Profession
  register: string
  number: string
  languages: TextLanguage[]
  topics: Topic[]
}

/** The columns that say whether a member is an expert now. */
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

/** The columns of a member who is no expert. */
export const noExpert = { expert: null, expertUntil: null } as const

/** The column `expert` for these details. */
export function storedDetails(details: ExpertDetails): string {
  const { name, profession, register, number, languages, topics } = details
  return JSON.stringify({ name, profession, register, number, languages, topics })
}

/** What is stored of an expert, whether the mark shows now or not; null for other members. */
export function detailsOf({ expert }: Pick<ExpertColumns, 'expert'>): ExpertDetails | null {
  if (expert === null) return null
  const stored = JSON.parse(expert) as Omit<ExpertDetails, 'topics'> & { topics: string[] }
  // The company may have taken a topic away.
  return { ...stored, topics: stored.topics.filter(isTopic) }
}

/** Why an expert's mark does not show now; null when it does. */
export type Absence = 'over' | 'suspended' | 'noSecondStep'

/** Why the mark of a member who was named an expert does not show; null when it does. */
export function absenceOf(row: ExpertColumns, now = new Date()): Absence | null {
  if (row.expertUntil === null || row.expertUntil <= now) return 'over'
  if (row.secondStepDue !== null) return 'noSecondStep'
  return row.suspendedUntil !== null && row.suspendedUntil > now ? 'suspended' : null
}

/** An expert with the mark: named, not over, with a second step, not suspended; null for everybody else. */
export function activeExpert(row: ExpertColumns, now = new Date()): ExpertDetails | null {
  return row.expert === null || absenceOf(row, now) ? null : detailsOf(row)
}

/** What readers see of an author who is an expert now; null for everybody else. */
export function markOf(row: ExpertColumns): ExpertMark | null {
  const details = activeExpert(row)
  if (!details) return null
  const { name, profession, register, number } = details
  return { name, profession, registration: `${register} ${number}` }
}
