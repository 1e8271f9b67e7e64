import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { droppingPipe } from '~/runtime/log.server'

const line = (index: number) => `line ${index}\n`

test('lines that a stalled reader leaves no room for are dropped, counted, and told once when it reads on', () => {
  const pipe = new PassThrough({ highWaterMark: 16 })
  const told: number[] = []
  const destination = droppingPipe(pipe, 70, (count) => {
    told.push(count)
    destination.write(`lost ${count}\n`)
  })
  for (let index = 0; index < 100; index++) destination.write(line(index % 10))
  expect(told).toEqual([])

  let read = ''
  return new Promise<void>((resolve) => {
    pipe.on('data', (chunk: Buffer) => {
      read += String(chunk)
      if (!read.includes('lost')) return
      const kept = read.match(/line/g)?.length ?? 0
      expect(kept).toBeGreaterThan(0)
      expect(told).toEqual([100 - kept])
      expect(read.startsWith(line(0) + line(1))).toBe(true)
      resolve()
    })
  })
})

test('a reader that goes away is nobody else’s end', async () => {
  const pipe = new PassThrough()
  const destination = droppingPipe(pipe, 1000, () => {})
  pipe.destroy(new Error('EPIPE'))
  await new Promise((resolve) => pipe.once('close', resolve))
  expect(() => destination.write(line(0))).not.toThrow()
})
