import { z } from 'zod'
import { db } from '~/database/db.server'
import { minute } from '../durations'
import { expiringTokens } from '../expiring-token.server'
import type { Member } from '../members/member'
import { fail, ok, type Result } from '../result'
import { newToken } from '../secret-token.server'
import { reauthenticateForChange } from '../two-factor/reauthenticate-for-change.server'
import { checkedString } from '../validation/string-field.server'
import { anyPasswordField, validate } from '../validation/validation.server'
import { creationOptions } from './ceremony-options.server'
import { maxPasskeys } from './own-passkeys.server'

/** The password begins it, where the member has one. */
export const beginAddingSchema = z.object({ password: anyPasswordField().optional() })

const tokens = expiringTokens(
  'passkey-adding',
  z.object({
    userId: checkedString(),
    sessionId: checkedString(),
    challenge: checkedString(),
    userHandle: checkedString(),
  }),
  5 * minute,
)

/** What a new passkey is to sign, and the name by which its keeper will know the member. */
export type Adding = { challenge: string; userHandle: string }

/** Reauthenticates; returns a token for this session. As `reauthenticateForChange`, or `conflict` with as many as there may be. */
export async function beginAddingPasskey(
  member: Member,
  input: unknown,
  sessionId: string,
): Promise<Result<string>> {
  const checked = validate(beginAddingSchema, input)
  if (!checked.ok) return checked
  const confirmed = await reauthenticateForChange(member, checked.value.password, sessionId)
  if (!confirmed.ok) return confirmed
  const own = await db.secondStep.findUnique({
    where: { userId: member.id },
    select: { userHandle: true, _count: { select: { passkeys: true } } },
  })
  if ((own?._count.passkeys ?? 0) >= maxPasskeys) return fail('conflict')
  const userHandle = own?.userHandle ?? newToken()
  return ok(tokens.issue({ userId: member.id, sessionId, challenge: newToken(), userHandle }))
}

/** What this member began in this session within five minutes, or null. */
export function openAdding({ id }: Member, token: string | null, sessionId: string): Adding | null {
  const found = tokens.open(token)
  return found?.userId === id && found.sessionId === sessionId ? found : null
}

/** What the member's browser is asked to make a passkey of. */
export async function optionsOfAdding(
  { id: userId, username }: Member,
  { challenge, userHandle: handle }: Adding,
) {
  const present = await db.passkey.findMany({
    where: { secondStep: { userId } },
    select: { credentialId: true, transports: true },
  })
  return creationOptions(challenge, { handle, username }, present)
}
