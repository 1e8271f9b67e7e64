/** What a grievance officer decides; each is a sentence of the `grievance` locale, `written` what the officer wrote. */
export const outcomes = ['removed', 'kept', 'notFound', 'written'] as const

export type Outcome = (typeof outcomes)[number]

/** A stored outcome. */
export function outcomeOf(text: string | null): Outcome | null {
  return outcomes.find((outcome) => outcome === text) ?? null
}
