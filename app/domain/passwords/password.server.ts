import { hash, verify } from '@node-rs/argon2'

// OWASP Password Storage Cheat Sheet: argon2id (the library's default) with 19 MiB, 2 passes, 1 lane.
export const hashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const decoy = hash('the hash that a missing account is compared with', hashCost)

/** Returns the argon2id hash of a password, in PHC format. */
export async function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), hashCost)
}

/** True when a hash has today's cost. Other hashes are renewed at the next sign-in. */
export function isCurrentHash(passwordHash: string): boolean {
  const { memoryCost, timeCost, parallelism } = hashCost
  return passwordHash.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`)
}

/** True when the password is correct. A missing hash takes as long as a wrong password, to hide missing accounts. */
export async function passwordMatches(
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await decoy), password.normalize('NFC'))
  return matches && passwordHash !== null
}
