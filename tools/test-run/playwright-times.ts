import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { noteTime } from './test-times'

/** Notes how long each test in the browser took, its fixtures included. */
export default class PlaywrightTimes implements Reporter {
  onTestEnd(test: TestCase, { duration }: TestResult) {
    const [, project = '', ...where] = test.titlePath()
    noteTime(project, where.join(' > '), duration)
  }
}
