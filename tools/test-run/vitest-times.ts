import type { Reporter, TestModule } from 'vitest/node'
import { noteTime } from './test-times'

/** Records the duration of each Vitest test and of the hooks of each file. */
export class VitestTimes implements Reporter {
  onTestModuleEnd(module: TestModule) {
    let inHooks = module.diagnostic().duration
    for (const test of module.children.allTests()) {
      const { duration = 0 } = test.diagnostic() ?? {}
      inHooks -= duration
      noteTime(module.project.name, `${module.relativeModuleId} > ${test.fullName}`, duration)
    }
    noteTime(module.project.name, `${module.relativeModuleId}, before and after`, inHooks)
  }
}
