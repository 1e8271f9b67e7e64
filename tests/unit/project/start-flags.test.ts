import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startFlags, startVariables } from '../../support/site/start-flags'

const unit = readFileSync('deploy/xxperiment.service', 'utf8')
const dockerfile = readFileSync('Dockerfile', 'utf8')

test('the unit and the container start Node as `npm start` does', () => {
  expect(startFlags.length).toBeGreaterThan(0)
  expect(unit).toContain(`ExecStart=/usr/bin/node ${startFlags.join(' ')} build/server.js\n`)
  expect(dockerfile).toContain(
    `\nCMD ${JSON.stringify(['node', ...startFlags, 'build/server.js']).replaceAll(',', ', ')}\n`,
  )
  for (const [name, value] of Object.entries(startVariables)) {
    expect(unit).toMatch(new RegExp(`^Environment=.*\\b${name}=${value}\\b`, 'm'))
    expect(dockerfile).toMatch(new RegExp(`^ENV .*\\b${name}=${value}\\b`, 'm'))
  }
})
