import { expect, test } from 'vitest'
import { isDue } from '~/domain/backups/nightly-backup.server'

const at = (day: number, hour: number) => new Date(2026, 10, day, hour)

test.each([
  ['without any copy', at(22, 1), null, true],
  ['before the night, with one of the last', at(22, 2), at(21, 3), false],
  ['after it', at(22, 4), at(21, 3), true],
  ['once it is made', at(22, 4), at(22, 3), false],
  ['after nights in which the machine was off', at(22, 15), at(19, 3), true],
])('%s', (_, now, lastCopy, expected) => {
  expect(isDue(now, lastCopy)).toBe(expected)
})
