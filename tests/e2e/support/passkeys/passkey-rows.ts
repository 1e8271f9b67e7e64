import { randomUUID } from 'node:crypto'
import type { Database } from '~/database/db.server'
import { hashCodes } from '~/domain/two-factor/recovery-codes.server'

/** Gives a member a passkey that is in no browser, and these recovery codes. */
export async function addPasskeyRow(db: Database, username: string, recoveryCodes: string[]) {
  const { recoverySalt, hashes } = await hashCodes(recoveryCodes)
  const { id: userId } = await db.user.findUniqueOrThrow({ where: { usernameKey: username } })
  const passkey = { credentialId: randomUUID(), publicKey: '', counter: 0, transports: '' }
  await db.secondStep.create({
    data: {
      ...{ userId, recoverySalt, userHandle: randomUUID() },
      recoveryCodes: { create: hashes.map((codeHash) => ({ codeHash })) },
      passkeys: { create: passkey },
    },
  })
}
