import type { Result } from 'lighthouse'

// Of 100, on Lighthouse's emulated phone.
const minimumScores = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 }

// In milliseconds, but for the last.
const maxTimes = {
  'first-contentful-paint': 1_000,
  'largest-contentful-paint': 1_500,
  'total-blocking-time': 50,
  'cumulative-layout-shift': 0.01,
}

type Category = keyof typeof minimumScores

export const categories = Object.keys(minimumScores)

/** A score of 0 to 100. */
export function scoreOf({ categories }: Result, name: Category): number {
  return Math.round((categories[name]?.score ?? 0) * 100)
}

/** Prints a screen's scores; sets the exit code when one of them is too low. */
export function reportScores(screen: string, result: Result): void {
  const scores = (Object.keys(minimumScores) as Category[]).map((name) => ({
    name,
    score: scoreOf(result, name),
  }))
  print(`${screen}  ${scores.map(({ name, score }) => `${name} ${score}`).join('  ')}`)
  for (const { name, score } of scores.filter(({ name, score }) => score < minimumScores[name])) {
    process.exitCode = 1
    print(`TOO LOW: ${name} ${score} of ${minimumScores[name]}`)
    for (const { id } of result.categories[name]?.auditRefs ?? []) {
      const audit = result.audits[id]
      if (audit?.score !== null && audit?.score !== undefined && audit.score < 0.9)
        print(`    ${id}: ${audit.displayValue ?? audit.title}`)
    }
  }
}

/** Prints when a screen is there; sets the exit code when that is too late. */
export function reportTimes(screen: string, { audits }: Result): void {
  const times = Object.entries(maxTimes).map(([id, max]) => ({
    ...{ id, max },
    value: audits[id]?.numericValue ?? Infinity,
  }))
  print(`${screen}  ${times.map(({ id, value }) => `${id} ${rounded(value)}`).join('  ')}`)
  for (const { id, value, max } of times.filter(({ value, max }) => value > max)) {
    process.exitCode = 1
    print(`TOO MUCH: ${id} ${rounded(value)} of ${max}`)
  }
}

function rounded(value: number) {
  return Math.round(value * 1_000) / 1_000
}

function print(text: string) {
  process.stdout.write(`${text}\n`)
}
