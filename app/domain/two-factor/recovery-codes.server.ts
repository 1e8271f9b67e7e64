import { randomBytes } from 'node:crypto'
import { hashRaw } from '@node-rs/argon2'
import { computeMac } from '~/runtime/encryption.server'
import type { Transaction } from '~/database/db.server'
import { hashCost } from '../passwords/password.server'

// Digits alone: phones show only those for a field of codes.
const codeLength = 12
const groupLength = 4
const count = 10

/** The salt of a set of recovery codes and the hashes of the codes: what is stored of them. */
export type RecoverySet = { recoverySalt: string; hashes: string[] }

/** The ten codes of a random `nonce`: derived, so that a form sent twice shows the same ones. */
export function recoveryCodesOf(nonce: string): string[] {
  return Array.from({ length: count }, (_, number) => {
    const random = computeMac('recovery-codes', JSON.stringify([nonce, number])).readBigUInt64BE()
    return String(random % 10n ** BigInt(codeLength)).padStart(codeLength, '0')
  })
}

/** A code as it is shown and printed. */
export function inGroups(code: string): string {
  return (code.match(new RegExp(`.{${groupLength}}`, 'g')) ?? []).join(' ')
}

/** Whether a text has the form of a recovery code. */
export function isRecoveryCode(code: string): boolean {
  return new RegExp(`^\\d{${codeLength}}$`).test(code)
}

/** Hashes a new set of codes with a salt of its own. */
export async function hashCodes(codes: string[]): Promise<RecoverySet> {
  const recoverySalt = randomBytes(16).toString('base64url')
  const hashes = await Promise.all(codes.map((code) => hashCode(code, recoverySalt)))
  return { recoverySalt, hashes }
}

/** What is stored of a code; as slow as with passwords, since a quick hash of twelve digits would give them away. */
export async function hashCode(code: string, recoverySalt: string): Promise<string> {
  const salt = Buffer.from(recoverySalt, 'base64url')
  return (await hashRaw(code, { ...hashCost, salt })).toString('base64url')
}

/** Stores a set of codes in place of the former one. */
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
