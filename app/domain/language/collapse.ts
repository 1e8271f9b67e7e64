/** A folded word without repeated letters, and the length of each run. */
export type Collapsed = { key: string; runs: number[] }

export function collapse(folded: string): Collapsed {
  const word: Collapsed = { key: '', runs: [] }
  grow(word, folded)
  return word
}

/** Appends letters to a collapsed word, in place. */
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

/** Whether a word is the listed one, possibly elongated: 'fuuuck' is 'fuck', but 'as' is not 'ass'. */
export function isElongated(typed: Collapsed, listed: Collapsed): boolean {
  return typed.key === listed.key && listed.runs.every((run, at) => (typed.runs[at] ?? 0) >= run)
}
