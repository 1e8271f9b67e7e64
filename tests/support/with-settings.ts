import { afterAll, beforeAll } from 'vitest'
import { env, type Env } from '~/runtime/env.server'

/** Changes settings of the site for the tests of this file, which shares its process with others. */
export function withSettings(settings: Partial<Env>): void {
  const before = { ...env }
  beforeAll(() => void Object.assign(env, settings))
  afterAll(() => void Object.assign(env, before))
}
