import { expect, test } from 'vitest'
import { nodeProblem } from '~/runtime/node-version.server'

test.each(['20.19.0', '20.20.2', '22.23.3', '24.2.0', '24.18.1'])('%s runs the site', (version) => {
  expect(nodeProblem(version)).toBeNull()
})

test.each(['24.19.0', '24.21.0', '25.0.0', '26.3.1'])('%s is warned of by name', (version) => {
  expect(nodeProblem(version)).toContain(`Node.js ${version} may end the site at any moment`)
})

test('these tests run on a version that is not warned of', () => {
  expect(nodeProblem(process.versions.node)).toBeNull()
})
