let count = 0

/**
 * Says that something that visitors could read was changed or taken away in this process: pages rendered before are not
 * sent again. Call it after the transaction.
 */
export function outdateVisitorsPages(): void {
  count += 1
}

/** How often that happened. */
export function visibleChanges(): number {
  return count
}
