import { fail, ok, type Result } from '../result'

/** Whoever asks for what visitors wrote; null for a visitor. */
export type Asker = { role: string } | null

/** Lets administrators through. @returns `not-authenticated` for visitors, `not-allowed` for other members */
export function forAdmins(asker: Asker): Result<null> {
  if (!asker) return fail('not-authenticated')
  return asker.role === 'admin' ? ok(null) : fail('not-allowed')
}
