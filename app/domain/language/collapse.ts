/** A folded word with each run of one letter as that letter, and how long the runs were. */
export type Collapsed = { key: string; runs: number[] }

/** Collapses the repeated letters of a folded word. */
export function collapse(folded: string): Collapsed {
  const word: Collapsed = { key: '', runs: [] }
  grow(word, folded)
  return word
}

/** Adds letters to the end of a collapsed word. */
export function grow(word: Collapsed, letters: string): void {
  const { runs } = word
  let last = word.key.slice(-1)
  for (const letter of letters) {
    if (letter === last) runs[runs.length - 1] = (runs[runs.length - 1] ?? 0) + 1
    else {
      word.key += letter
      runs.push(1)
    }
    last = letter
  }
}

/** Whether a typed word is the listed one, its letters drawn out or not: 'fuuuck' is 'fuck', but 'as' is not 'ass'. */
export function isElongated(typed: Collapsed, listed: Collapsed): boolean {
  return typed.key === listed.key && listed.runs.every((run, at) => (typed.runs[at] ?? 0) >= run)
}
