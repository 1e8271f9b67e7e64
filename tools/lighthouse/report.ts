import type { Result } from 'lighthouse'

// Out of 100, on Lighthouse's emulated phone.
const minimumScores = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }

// In milliseconds, except the last.
const maxTimes = {
  'largest-contentful-paint': 1_600,
  'total-blocking-time': 150,
  'cumulative-layout-shift': 0.01,
}

type Category = keyof typeof minimumScores

export const categories = Object.keys(minimumScores)

/** Prints a screen's median scores. Sets the exit code if a score is too low. */
export function reportScores(screen: string, results: Result[]): void {
  const scores = (Object.keys(minimumScores) as Category[]).map((name) => ({
    name,
    score: median(results.map((result) => scoreOf(result, name))),
  }))
  print(`${screen}  ${scores.map(({ name, score }) => `${name} ${score}`).join('  ')}`)
  for (const { name, score } of scores.filter(({ name, score }) => score < minimumScores[name])) {
    process.exitCode = 1
    print(`TOO LOW: ${name} ${score} of ${minimumScores[name]}`)
    const result = results.find((each) => scoreOf(each, name) === score)
    for (const { id } of result?.categories[name]?.auditRefs ?? []) {
      const audit = result?.audits[id]
      if (audit?.score !== null && audit?.score !== undefined && audit.score < 0.9)
        print(`    ${id}: ${audit.displayValue ?? audit.title}`)
    }
  }
}

// Out of 100.
function scoreOf({ categories }: Result, name: Category) {
  return Math.round((categories[name]?.score ?? 0) * 100)
}

/** Prints the median of each load time of a screen. Sets the exit code if a time is too long. */
export function reportTimes(screen: string, results: Result[]): void {
  const times = Object.entries(maxTimes).map(([id, max]) => ({
    ...{ id, max },
    value: median(results.map(({ audits }) => audits[id]?.numericValue ?? Infinity)),
  }))
  print(`${screen}  ${times.map(({ id, value }) => `${id} ${rounded(value)}`).join('  ')}`)
  for (const { id, value, max } of times.filter(({ value, max }) => value > max)) {
    process.exitCode = 1
    print(`TOO MUCH: ${id} ${rounded(value)} of ${max}`)
  }
}

function median(values: number[]) {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!
}

function rounded(value: number) {
  return Math.round(value * 1_000) / 1_000
}

function print(text: string) {
  process.stdout.write(`${text}\n`)
}
