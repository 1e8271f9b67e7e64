import { expect, test } from 'vitest'
import { writeOnceATurn } from '~/runtime/log.server'

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

test('the lines of a turn are written together, all in order', async () => {
  const written: string[] = []
  const log = writeOnceATurn({ write: (lines) => written.push(lines) })
  for (const line of ['one\n', 'two\n', 'three\n']) log.write(line)
  expect(written).toEqual([])
  await nextTurn()
  expect(written).toEqual(['one\ntwo\nthree\n'])
  log.write('four\n')
  await nextTurn()
  await nextTurn()
  expect(written).toEqual(['one\ntwo\nthree\n', 'four\n'])
})
