import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

test('no two advisory locks of PostgreSQL have one number', () => {
  const numbers = ['app', 'prisma'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => {
        const text = readFileSync(path.join(folder, file), 'utf8')
        return [...text.matchAll(/advisoryLock = ([\d_]+)/g)].map(([, number]) =>
          Number(number?.replaceAll('_', '')),
        )
      }),
  )
  expect(numbers).toHaveLength(3)
  expect(new Set(numbers).size).toBe(3)
})
