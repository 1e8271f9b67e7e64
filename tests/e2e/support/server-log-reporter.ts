import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { announcedSite, knownSurroundings, serverOf } from './sites'

const serious = /"level":(50|60)|^(?!\{).*\S/

/** Prints the server's log of a failed test below it: errors, and the last requests. */
export default class ServerLogReporter implements Reporter {
  onTestEnd(test: TestCase, result: TestResult) {
    if (result.status === test.expectedStatus || result.status === 'skipped') return
    const project = test.parent.project()?.name
    const surroundings = knownSurroundings()
    const site = surroundings && announcedSite(surroundings, serverOf(project))
    if (!site) return
    const lines = readFileSync(path.join(site.folder, 'server.log'), 'utf8').trim().split('\n')
    const words = [...lines.filter((line) => serious.test(line)).slice(-20), ...lines.slice(-10)]
    process.stdout.write(`The server's log (${site.folder}):\n${words.join('\n')}\n`)
  }
}
