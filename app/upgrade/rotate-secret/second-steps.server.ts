import { db } from '~/database/db.server'
import { keyPurpose } from '~/domain/second-step/accept-code.server'
import { decrypt, encrypt, isUnderPresentSecret } from '~/runtime/encryption.server'
import type { Rotation } from './rotate-rows.server'

type Row = { id: string; encryptedKey: string | null }

export const secondSteps: Rotation<Row> = {
  read: (after, take) =>
    db.secondStep.findMany({
      where: { id: { gt: after }, encryptedKey: { not: null } },
      orderBy: { id: 'asc' },
      take,
      select: { id: true, encryptedKey: true },
    }),
  change(where) {
    const encryptedKey = where.encryptedKey ?? ''
    if (isUnderPresentSecret(keyPurpose, encryptedKey)) return 'present'
    const key = decrypt(keyPurpose, encryptedKey)
    if (key === null) return 'unreadable'
    const data = { encryptedKey: encrypt(keyPurpose, key) }
    return (tx) => tx.secondStep.updateMany({ where, data })
  },
}
