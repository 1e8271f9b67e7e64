export type Secrets = [string, ...string[]]

const shortest = 32

/**
 * Reads secrets that are separated by white space, the present one first.
 * @returns null when there is none, or one of them has fewer than 32 characters
 */
export function splitSecrets(text: string): Secrets | null {
  const secrets = text.split(/\s+/).filter((secret) => secret !== '')
  return secrets.every(({ length }) => length >= shortest) && secrets.length
    ? (secrets as Secrets)
    : null
}
