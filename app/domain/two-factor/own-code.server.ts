import { refund, consume } from '../limits/limit.server'
import { logSecurityEvent } from '../security-log/log-security-event.server'
import { fail, ok, type Result } from '../result'
import type { Member } from '../members/member'
import { acceptCode } from './accept-code.server'

/** Uses up a code of a signed-in member; `invalid` with `code`, or `too-many`. */
export async function confirmOwnCode(member: Member, code: string): Promise<Result<null>> {
  const who = { account: member.id }
  const allowed = await consume('ownCode', who)
  if (!allowed.ok) return allowed
  const isAccepted = await acceptCode(member, code)
  const outcome = isAccepted ? 'ok' : 'refused'
  logSecurityEvent('second-step', { outcome, account: member.id, action: 'code' })
  if (!isAccepted) return fail('invalid', { code: 'codeWrong' })
  await refund('ownCode', who)
  return ok(null)
}
