import { createHash } from 'node:crypto'

/**
 * What makes a second sending of a form recognisable: its once-only key together with its content,
 * so that Back, a change and sending again make a second row.
 * @returns a digest, or undefined for callers that sent no key
 */
export function onceKeyOf(key: string | undefined, content: unknown): string | undefined {
  if (key === undefined) return undefined
  return createHash('sha256')
    .update(JSON.stringify([key, content]))
    .digest('base64url')
}
