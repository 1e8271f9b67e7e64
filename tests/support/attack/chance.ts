/** An attacker's guess about one item, with the truth. `cell` is the public attribute that distinguishes items. */
export type Answer = { cell: string; truth: string; guess: string | undefined }

export type Verdict = { said: number; right: number; expected: number; probability: number }

/**
 * Compares guesses with random guessing: the truths are shuffled among the items of a cell (a day, or a public hour),
 * which everybody can distinguish. `probability` is the chance that shuffled truths match the guesses as well as the
 * real ones.
 */
export function judge(answers: Answer[]): Verdict {
  const cells = groupBy(answers, ({ cell }) => cell)
  const chances: number[] = []
  let variance = 0
  for (const cell of cells.values()) {
    for (const { guess } of cell)
      if (guess !== undefined)
        chances.push(cell.filter(({ truth }) => truth === guess).length / cell.length)
    variance += varianceOfMatches(cell)
  }
  const right = answers.filter(({ guess, truth }) => guess === truth).length
  const expected = chances.reduce((sum, chance) => sum + chance, 0)
  // Use the more cautious of two bounds. The first allows for rare guesses. The second allows for small cells, in which
  // one right guess makes another likely.
  const spread = Math.sqrt(variance)
  const probability =
    right <= expected
      ? 1
      : Math.max(tailOfSum(chances, right), spread ? tailOfNormal((right - expected) / spread) : 1)
  return { said: chances.length, right, expected, probability }
}

/**
 * Returns the probability that at least `hits` of `drawn` are marked, when drawing from `total` of which `marked` are
 * marked.
 */
export function tailOfDrawing(hits: number, drawn: number, marked: number, total: number): number {
  let sum = 0
  for (let count = hits; count <= Math.min(drawn, marked); count++)
    sum += Math.exp(
      logChoose(marked, count) + logChoose(total - marked, drawn - count) - logChoose(total, drawn),
    )
  return Math.min(1, sum)
}

function logChoose(from: number, count: number) {
  if (count < 0 || count > from) return -Infinity
  let sum = 0
  for (let step = 1; step <= count; step++) sum += Math.log((from - count + step) / step)
  return sum
}

// Returns the variance of the number of matches when the truths of a cell are shuffled (Hoeffding's formula).
function varianceOfMatches(cell: Answer[]) {
  const size = cell.length
  if (size < 2) return 0
  const share = (of: (answer: Answer) => boolean) => cell.filter(of).length / size
  const guessed = cell.map(({ guess }) => share(({ truth }) => truth === guess))
  const true_ = cell.map(({ truth }) => share(({ guess }) => guess === truth))
  const mean = guessed.reduce((sum, each) => sum + each, 0) / size
  let sum = 0
  for (const [row, { guess }] of cell.entries())
    for (const [column, { truth }] of cell.entries())
      sum += (Number(guess === truth) - (guessed[row] ?? 0) - (true_[column] ?? 0) + mean) ** 2
  return sum / (size - 1)
}

// Returns the upper tail of a sum of independent tries with different probabilities.
function tailOfSum(chances: number[], atLeast: number) {
  let distribution = [1]
  for (const chance of chances) {
    const next = Array.from({ length: distribution.length + 1 }, () => 0)
    for (const [count, probability] of distribution.entries()) {
      next[count] = (next[count] ?? 0) + probability * (1 - chance)
      next[count + 1] = (next[count + 1] ?? 0) + probability * chance
    }
    distribution = next
  }
  return distribution.slice(atLeast).reduce((sum, each) => sum + each, 0)
}

// An upper bound that is accurate far from the mean.
function tailOfNormal(deviation: number) {
  return deviation < 1 ? 1 : Math.exp(-(deviation ** 2) / 2) / (deviation * Math.sqrt(2 * Math.PI))
}

/** Returns the probability of at least `hits` when `expected` are expected, from many unlikely events (Poisson). */
export function tailOfRare(hits: number, expected: number): number {
  let [term, below] = [Math.exp(-expected), 0]
  for (let count = 0; count < hits; count++) {
    below += term
    term *= expected / (count + 1)
  }
  let above = 0
  for (let count = hits; count < hits + 60; count++) {
    above += term
    term *= expected / (count + 1)
  }
  // Rounding makes `above` imprecise when it is small.
  return above < 0.5 ? above : Math.min(1, 1 - below)
}

/** Groups values by a key. `Map.groupBy` does not exist in every Node.js version that the project supports. */
export function groupBy<T>(values: T[], keyOf: (value: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const value of values) {
    const group = groups.get(keyOf(value)) ?? []
    groups.set(keyOf(value), group)
    group.push(value)
  }
  return groups
}
