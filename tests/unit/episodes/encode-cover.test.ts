import { expect, test, vi } from 'vitest'
import { encodeCover } from '~/domain/episodes/encode-cover.server'

vi.mock('sharp', () => {
  throw new Error('Could not load the "sharp" module using the linux-riscv64 runtime')
})

test('a picture is left out on a platform that has no encoder', async () => {
  const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  expect(await encodeCover(png)).toEqual({ ok: false, problem: 'no-encoder', detail: '' })
})
