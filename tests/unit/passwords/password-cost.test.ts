import { hashRaw } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { hashCode } from '~/domain/two-factor/recovery-codes.server'
import { hashPassword, isCurrentHash } from '~/domain/passwords/password.server'

// OWASP Password Storage Cheat Sheet.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

test('a password costs what OWASP recommends to guess', async () => {
  const hashed = await hashPassword('correct horse')
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(isCurrentHash(hashed)).toBe(true)
  expect(isCurrentHash(hashed.replace('t=2', 't=1'))).toBe(false)
})

test('so does a recovery code', async () => {
  const salt = Buffer.from('sixteen bytes it').toString('base64url')
  const raw = await hashRaw('123456789012', { ...cost, salt: Buffer.from(salt, 'base64url') })
  expect(await hashCode('123456789012', salt)).toBe(raw.toString('base64url'))
})
