import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadSecrets } from '~/runtime/session-secret.server'
import { splitSecrets } from '~/runtime/split-secrets'
import { runTwice, sourceUrl } from '../support/site/run-twice'
import { temporaryFolder } from '../support/site/temporary-folder'

const { folder, remove } = temporaryFolder()
const [present, former] = ['present-'.repeat(5), 'former-'.repeat(6)]

let file: string

beforeEach(({ task }) => {
  file = path.join(folder, task.id, 'session-secret')
  mkdirSync(path.dirname(file))
})
afterAll(remove)

describe('the file of the secret', () => {
  test('is made once, whole, and its owner’s only', () => {
    const [secret] = loadSecrets(file)
    expect(secret.length).toBeGreaterThanOrEqual(32)
    expect(loadSecrets(file)).toEqual([secret])
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(path.dirname(file))).toEqual(['session-secret'])
  })

  test.each([
    ['is empty, as a full disk left it', ''],
    ['holds white space', '\n'],
    ['holds less than 32 characters', 'x'.repeat(31)],
    ['holds a former secret that is too short', `${present}\nshort`],
  ])('is refused by its name when it %s', (_, text) => {
    writeFileSync(file, text)
    expect(() => loadSecrets(file)).toThrow(`${file} must hold secrets of at least 32 characters`)
    expect(readFileSync(file, 'utf8')).toBe(text)
  })

  test('is refused in one line where it cannot be made', () => {
    writeFileSync(file, '')
    const below = path.join(file, 'session-secret')
    expect(() => loadSecrets(below)).toThrow(/^[^\n]*session-secret, which holds[^\n]*$/)
  })

  test('is the same for two processes that start at once', async () => {
    const source = `
      const { loadSecrets } = await import(process.argv[1])
      const [secret] = loadSecrets(process.argv[2])
      if (loadSecrets(process.argv[2])[0] !== secret) process.exit(1)
    `
    await runTwice(source, sourceUrl('app/runtime/session-secret.server.ts'), file)
    expect(readdirSync(path.dirname(file))).toEqual(['session-secret'])
  })
})

test('several secrets are parted by white space, the present one first', () => {
  expect(splitSecrets(`${present} ${former}\n`)).toEqual([present, former])
  expect(splitSecrets(`${present} short`)).toBeNull()
  expect(splitSecrets(' ')).toBeNull()
})

describe('after a rotation', () => {
  async function serverWith(secrets: string) {
    vi.resetModules()
    vi.stubEnv('SESSION_SECRET', secrets)
    const [encryption, session, reference] = await Promise.all([
      import('~/runtime/encryption.server'),
      import('~/runtime/session-secret.server'),
      import('~/domain/contact/reference.server'),
    ])
    const { createCookie } = await import('@remix-run/node')
    const cookie = createCookie('session', { secrets: session.sessionSecrets() })
    return { ...encryption, ...reference, cookie }
  }

  test('what the former secret signed and encrypted still opens', async () => {
    const before = await serverWith(former)
    const encrypted = before.encrypt('a purpose', 'text')
    const stable = before.encryptStable('a purpose', 'text')
    const signed = await before.cookie.serialize('token')
    const mac = before.computeMac('a purpose', 'text')
    const reference = before.newReference()

    const after = await serverWith(`${present} ${former}`)
    expect(after.decrypt('a purpose', encrypted)).toBe('text')
    expect(after.decrypt('a purpose', stable)).toBe('text')
    expect(await after.cookie.parse(signed)).toBe('token')
    expect(after.verifyMac(mac, 'a purpose', 'text')).toBe(true)
    expect(after.verifyMac(mac.subarray(0, 16), 'a purpose', 'text')).toBe(true)
    expect(after.verifyMac(mac, 'a purpose', 'other')).toBe(false)
    expect(after.verifyMac(Buffer.alloc(0), 'a purpose', 'text')).toBe(false)
    expect(after.readReference(reference)).toBe(reference)
  })

  test('what comes now is the present secret’s alone', async () => {
    const now = await serverWith(`${present} ${former}`)
    const encrypted = now.encrypt('a purpose', 'text')
    const signed = await now.cookie.serialize('token')
    const mac = now.computeMac('a purpose', 'text')

    const later = await serverWith(present)
    expect(later.decrypt('a purpose', encrypted)).toBe('text')
    expect(await later.cookie.parse(signed)).toBe('token')
    expect(later.verifyMac(mac, 'a purpose', 'text')).toBe(true)

    const without = await serverWith(former)
    expect(without.decrypt('a purpose', encrypted)).toBeNull()
    expect(await without.cookie.parse(signed)).toBeNull()
    expect(without.verifyMac(mac, 'a purpose', 'text')).toBe(false)
  })
})
