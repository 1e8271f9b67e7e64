/** A folded word with each run of one letter as that letter, and how long the runs were. */
export type Collapsed = { key: string; runs: number[] }

/** Collapses the repeated letters of a folded word. */
export function collapse(folded: string): Collapsed {
  let key = ''
  let last = ''
  const runs: number[] = []
  for (const letter of folded) {
    if (letter === last) runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1
    else {
      key += letter
      runs.push(1)
    }
    last = letter
  }
  return { key, runs }
}

/** Whether a typed word is the listed one, its letters drawn out or not: 'fuuuck' is 'fuck', but 'as' is not 'ass'. */
export function isDrawnOut(typed: Collapsed, listed: Collapsed): boolean {
  return typed.key === listed.key && listed.runs.every((run, at) => (typed.runs[at] ?? 0) >= run)
}
