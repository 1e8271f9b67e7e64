import { z } from 'zod'
import { decrypt, encryptToken } from '~/runtime/encryption.server'

const ending = z.object({ until: z.number() })

/**
 * Makes encrypted tokens that contain their content and their expiry, so that nothing is stored for them.
 * @param lifetime in milliseconds
 */
export function expiringTokens<S extends z.ZodType<object>>(
  purpose: string,
  schema: S,
  lifetime: number,
) {
  function issue(content: z.output<S>): string {
    return encryptToken(purpose, JSON.stringify({ ...content, until: Date.now() + lifetime }))
  }

  /** Returns the content of a token; null if this site did not issue it or it has expired. */
  function open(token: string | null | undefined): z.output<S> | null {
    const text = decrypt(purpose, token ?? undefined)
    const content: unknown = text === null ? null : JSON.parse(text)
    const [end, read] = [ending.safeParse(content), schema.safeParse(content)]
    return read.success && end.success && end.data.until > Date.now() ? read.data : null
  }

  return { issue, open }
}
