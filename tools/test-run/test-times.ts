import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** The duration of a test, or of the hooks of one file. */
export type TestTime = { name: string; seconds: number }

/** Names the file in which `npm test` collects the times of all tests. */
export const timesVariable = 'TEST_TIMES'

/** Adds a time to that file, if there is one. */
export function noteTime(project: string, where: string, milliseconds: number): void {
  const file = process.env[timesVariable]
  if (!file) return
  const time: TestTime = { name: `${project}: ${where}`, seconds: milliseconds / 1000 }
  appendFileSync(file, `${JSON.stringify(time)}\n`)
}

/** The `count` longest durations of a file, longest first. */
export function slowestTests(file: string, count: number): TestTime[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  const times = lines.map((line) => JSON.parse(line) as TestTime)
  return times.sort((a, b) => b.seconds - a.seconds).slice(0, count)
}
