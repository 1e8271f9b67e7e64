import { expect, test } from 'vitest'
import { writeOnceATurn } from '~/runtime/log-turn.server'

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

test('the first line of a turn is written at once, the others together, all in order', async () => {
  const written: string[] = []
  const log = writeOnceATurn({ write: (lines) => written.push(lines) })
  for (const line of ['one\n', 'two\n', 'three\n']) log.write(line)
  expect(written).toEqual(['one\n'])
  await nextTurn()
  log.write('four\n')
  expect(written).toEqual(['one\n', 'two\nthree\n', 'four\n'])
  await nextTurn()
  expect(written).toHaveLength(3)
})
