/**
 * A field that nobody can see, hear or reach: only programs fill it in. What comes with it is answered as if it had
 * been sent, so that they do not learn to leave it empty.
 */
export const honeypotField = 'subject'

/** Whether a program sent this form. */
export function isHoneypotFilled(fields: Record<string, unknown>): boolean {
  return Boolean(fields[honeypotField])
}
