import { afterAll, beforeAll } from 'vitest'
import { env, type Env } from '~/runtime/env.server'

/** Changes settings of the site for the tests of this file only, because it shares its process with other files. */
export function withSettings(settings: Partial<Env>): void {
  const before = { ...env }
  beforeAll(() => void Object.assign(env, settings))
  afterAll(() => void Object.assign(env, before))
}
