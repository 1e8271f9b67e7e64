/** A folded word without repeated letters, and the length of each run. */
export type RunLengthKey = { key: string; runs: number[] }

export function runLengthKey(folded: string): RunLengthKey {
  const word: RunLengthKey = { key: '', runs: [] }
  append(word, folded)
  return word
}

/** Appends letters to a run-length key, in place. */
export function append(word: RunLengthKey, letters: string): void {
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
export function isElongated(word: RunLengthKey, listed: RunLengthKey): boolean {
  return word.key === listed.key && listed.runs.every((run, at) => (word.runs[at] ?? 0) >= run)
}
