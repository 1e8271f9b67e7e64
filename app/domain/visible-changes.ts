let count = 0

/**
 * Records that content visible to visitors was changed or removed in this process, so that cached pages are not sent
 * again. Call it after the transaction.
 */
export function outdateVisitorsPages(): void {
  count += 1
}

/** Returns the number of such changes. */
export function visibleChanges(): number {
  return count
}
