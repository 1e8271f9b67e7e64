import { randomBytes } from 'node:crypto'
import { hashRaw } from '@node-rs/argon2'
import { computeMac } from '~/runtime/encryption.server'
import type { Transaction } from '~/database/db.server'
import { hashCost } from '../passwords/password.server'

// Only digits, because phones show a keypad with only digits for a field of codes.
const codeLength = 12
const groupLength = 4
const count = 10

/** The stored data of a set of recovery codes: its salt and the hashes of the codes. */
export type RecoverySet = { recoverySalt: string; hashes: string[] }

/** Returns the ten codes of a random `nonce`. They are derived, so that a form sent twice shows the same ones. */
export function recoveryCodesOf(nonce: string): string[] {
  return Array.from({ length: count }, (_, number) => {
    const random = computeMac('recovery-codes', JSON.stringify([nonce, number])).readBigUInt64BE()
    return String(random % 10n ** BigInt(codeLength)).padStart(codeLength, '0')
  })
}

/** Formats a code for display and print. */
export function inGroups(code: string): string {
  return (code.match(new RegExp(`.{${groupLength}}`, 'g')) ?? []).join(' ')
}

/** True when a text has the form of a recovery code. */
export function isRecoveryCode(code: string): boolean {
  return new RegExp(`^\\d{${codeLength}}$`).test(code)
}

/** Hashes a new set of codes with its own salt. */
export async function hashCodes(codes: string[]): Promise<RecoverySet> {
  const recoverySalt = randomBytes(16).toString('base64url')
  const hashes = await Promise.all(codes.map((code) => hashCode(code, recoverySalt)))
  return { recoverySalt, hashes }
}

/**
 * Returns the stored hash of a code. It is as slow as for passwords, because a quick hash of twelve digits would
 * reveal them.
 */
export async function hashCode(code: string, recoverySalt: string): Promise<string> {
  const salt = Buffer.from(recoverySalt, 'base64url')
  return (await hashRaw(code, { ...hashCost, salt })).toString('base64url')
}

/** Replaces the former set of codes with a new one. */
export async function storeCodes(
  secondStepId: string,
  { recoverySalt, hashes }: RecoverySet,
  tx: Transaction,
): Promise<void> {
  await tx.secondStep.update({ where: { id: secondStepId }, data: { recoverySalt } })
  await tx.recoveryCode.deleteMany({ where: { secondStepId } })
  await tx.recoveryCode.createMany({
    data: hashes.map((codeHash) => ({ secondStepId, codeHash })),
  })
}
