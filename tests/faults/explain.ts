const error = /"level":50,/
const known = /"msg":"database unavailable"/

/**
 * Adds to the faults of a run what its site said of errors that it did not foresee.
 * @param log the site's log
 */
export function explain(faults: string[], log: string): string[] {
  if (!faults.length) return faults
  return [...faults, ...log.split('\n').filter((line) => error.test(line) && !known.test(line))]
}
