import { z } from 'zod'
import { endMemberSessions } from '~/domain/moderation/end-member-sessions.server'
import { suspendMember, suspendSchema } from '~/domain/moderation/suspend-member.server'
import type { Member } from '~/domain/members/member'
import type { Result } from '~/domain/result'
import { takeAwayByAdmin, takeAwaySchema } from '~/domain/second-step/take-away-by-admin.server'
import type { FormFields } from './read-form.server'

/** The fields of the forms on the page of a member. */
export const moderateMemberSchema = z.object({ ...suspendSchema.shape, ...takeAwaySchema.shape })

/** Does to a member what the sent form asks for. */
export function moderateMember(
  moderator: Member,
  memberId: string,
  fields: FormFields,
  sessionId: string | null,
): Promise<Result<unknown>> {
  if (fields.action === 'removeSecondStep')
    return takeAwayByAdmin(moderator, memberId, fields, sessionId)
  const act = fields.action === 'endSessions' ? endMemberSessions : suspendMember
  return act(moderator, memberId, fields)
}
