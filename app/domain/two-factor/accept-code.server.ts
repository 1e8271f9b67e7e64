import { db, type Transaction } from '~/database/db.server'
import { decrypt, encrypt } from '~/runtime/encryption.server'
import type { Member } from '../members/member'
import { mailTwoFactorNotice } from './mail-two-factor-notice.server'
import { hashCode, isRecoveryCode } from './recovery-codes.server'
import { stepOfCode } from './totp.server'

/** The purpose of the encryption of keys. */
export const keyPurpose = 'second-step'

/** Runs in the transaction that uses up a code. */
export type OnAccepted = (tx: Transaction) => Promise<void>

/**
 * Uses up a code of the member's app, or a recovery code; false for any other code, and for a used one.
 * @param onAccepted runs in the transaction that uses up the code
 */
export async function acceptCode(
  member: Member,
  input: string,
  onAccepted: OnAccepted = () => Promise.resolve(),
): Promise<boolean> {
  const own = await db.secondStep.findUnique({ where: { userId: member.id } })
  if (!own) return false
  const code = plainCode(input)
  if (/^\d{6}$/.test(code)) return acceptAppCode(own, code, onAccepted)
  return isRecoveryCode(code) && acceptRecoveryCode(member, own, code, onAccepted)
}

/** Returns a code in Latin digits, without the spaces and dashes of its display form. */
export function plainCode(input: string): string {
  return input
    .normalize('NFKC')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)))
    .replace(/[\s-]/g, '')
}

type Stored = { id: string; encryptedKey: string | null; recoverySalt: string }

/** An app's key, and the time step of the last accepted code. */
type App = { key: string; usedStep: number }

/** Returns the column of an app. The ciphertext differs each time. */
export function sealApp({ key, usedStep }: App): string {
  return encrypt(keyPurpose, `${key} ${usedStep}`)
}

/** Decrypts a column of `sealApp`; null when it is empty, or encrypted with an unknown secret. */
export function openApp(encryptedKey: string | null | undefined): App | null {
  const text = decrypt(keyPurpose, encryptedKey ?? undefined)
  if (text === null) return null
  const [key = '', usedStep] = text.split(' ')
  return { key, usedStep: Number(usedStep) }
}

/** True when this is the app's code that was accepted last. */
export function wasLastCode({ encryptedKey }: Stored, input: string): boolean {
  const app = openApp(encryptedKey)
  return app !== null && stepOfCode(app.key, plainCode(input)) === app.usedStep
}

async function acceptAppCode({ id, encryptedKey }: Stored, code: string, onAccepted: OnAccepted) {
  const app = openApp(encryptedKey)
  const usedStep = app && stepOfCode(app.key, code)
  if (!app || usedStep === null || usedStep <= app.usedStep) return false
  // Of two requests with the same code, only one finds the column unchanged since both read it.
  return db.$transaction(async (tx) => {
    const { count } = await tx.secondStep.updateMany({
      where: { id, encryptedKey },
      data: { encryptedKey: sealApp({ key: app.key, usedStep }) },
    })
    if (count) await onAccepted(tx)
    return count > 0
  })
}

async function acceptRecoveryCode(
  member: Member,
  { id, recoverySalt }: Stored,
  code: string,
  onAccepted: OnAccepted,
) {
  const codeHash = await hashCode(code, recoverySalt)
  return db.$transaction(async (tx) => {
    const { count } = await tx.recoveryCode.deleteMany({ where: { secondStepId: id, codeHash } })
    if (!count) return false
    const left = await tx.recoveryCode.count({ where: { secondStepId: id } })
    await mailTwoFactorNotice('recoveryCodeUsed', member, tx, { left: String(left) })
    await onAccepted(tx)
    return true
  })
}
