export type Secrets = [string, ...string[]]

const shortest = 32

/** Splits secrets at white space, current one first. Null when there is none, or one has fewer than 32 characters. */
export function splitSecrets(text: string): Secrets | null {
  const secrets = text.split(/\s+/).filter((secret) => secret !== '')
  return secrets.every(({ length }) => length >= shortest) && secrets.length
    ? (secrets as Secrets)
    : null
}
