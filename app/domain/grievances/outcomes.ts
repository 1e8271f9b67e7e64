/**
 * The decisions of a grievance officer. Each is a sentence of the `grievance` locale, except `written`, which is the
 * officer's own text.
 */
export const outcomes = ['removed', 'kept', 'notFound', 'written'] as const

export type Outcome = (typeof outcomes)[number]

/** Returns a stored outcome, or null. */
export function outcomeOf(text: string | null): Outcome | null {
  return outcomes.find((outcome) => outcome === text) ?? null
}
