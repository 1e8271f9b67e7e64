/** Counts below this are not shown, because they would point at few people. */
export const fewest = 5

/** A count to show, rounded to 5; null reads "fewer than 5". */
export type RoundedCount = number | null

/** Rounds a count to 5; null when it is below `fewest`, also for zero. */
export function roundCount(count: number): RoundedCount {
  return count < fewest ? null : Math.round(count / fewest) * fewest
}
