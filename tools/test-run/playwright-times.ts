import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { noteTime } from './test-times'

/** Records the duration of each browser test with its fixtures. */
export default class PlaywrightTimes implements Reporter {
  onTestEnd(test: TestCase, { duration }: TestResult) {
    const [, project = '', ...where] = test.titlePath()
    noteTime(project, where.join(' > '), duration)
  }
}
