import { v7 } from 'uuid'
import type { Transaction } from '~/database/db.server'
import type { Member } from '../members/member'
import { queueMail } from '../mail/outbox.server'

type Kind =
  | 'secondStepAdded'
  | 'secondStepRemoved'
  | 'recoveryCodeUsed'
  | 'recoveryCodesRenewed'
  | 'passkeyAdded'
  | 'passkeyRemoved'

/** Mails a member about a change of two-factor authentication, in the transaction of the change. */
export async function mailTwoFactorNotice(
  kind: Kind,
  { id: userId, email: recipient, language }: Pick<Member, 'id' | 'email' | 'language'>,
  tx: Transaction,
  payload: Record<string, string> = {},
): Promise<void> {
  const cause = `${kind}:${userId}:${v7()}`
  await queueMail({ cause, kind, language, recipient, userId, payload }, tx)
}
