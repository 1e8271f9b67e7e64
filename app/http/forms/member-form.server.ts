import { redirect, type AppLoadContext } from '@remix-run/node'
import { NIL } from 'uuid'
import type { Member } from '~/domain/members/member'
import { isSuspended } from '~/domain/members/active-member'
import { findSessionOwner } from '~/domain/sessions/sessions.server'
import { saveLateDraft } from '~/domain/drafts/draft-rules.server'
import {
  isFresh,
  openIdempotencyKey,
  issueIdempotencyKey,
  type IdempotencyKey,
} from './idempotency-key.server'
import { sentFields, type FormFields } from './read-form.server'
import { wasRefused } from './reply-form.server'
import { flash } from '../session/flash.server'
import { formerMemberId, getMember, getSessionId, requireMember } from '../session/session.server'

/** The key for a form that this member opens now. */
export async function newIdempotencyKey(
  request: Request,
  context: AppLoadContext,
  member: Member,
): Promise<string> {
  return issueIdempotencyKey(member.id, (await getSessionId(request, context)) ?? NIL)
}

/**
 * The member who sent a form. If their session has expired or somebody else has signed in, what was typed becomes a
 * draft of theirs, unless they ended the session from another one.
 * @throws a redirect to sign-in, or to the forum with a notice when somebody else is signed in
 */
export async function requireFormMember(
  request: Request,
  context: AppLoadContext,
  fields: FormFields,
  draftKey: string,
): Promise<Member> {
  const member = await getMember(request, context)
  const key = openIdempotencyKey(fields.idempotencyKey)
  if (member && (key?.memberId ?? member.id) === member.id) return member
  const ownerId = key ? await ownerAfterExpiry(key) : await formerMemberId(request)
  const { idempotencyKey: _, ...typed } = sentFields(fields)
  if (ownerId) await saveLateDraft(ownerId, draftKey, typed)
  await requireMember(request, context)
  await flash(request, context, 'not-your-form')
  throw redirect('/forum', 303)
}

// Null when another session ended it, as by a new password: somebody else may be holding the phone.
async function ownerAfterExpiry(key: IdempotencyKey) {
  const ownerId = isFresh(key) ? await findSessionOwner({ id: key.sessionId }) : null
  return ownerId === key.memberId ? ownerId : null
}

/**
 * The member who opens a form for writing.
 * @throws a redirect to sign-in, or to the profile if suspended; not when their form was just refused, which shows it
 *   again
 */
export async function requireWriting(request: Request, context: AppLoadContext): Promise<Member> {
  const member = await requireMember(request, context)
  if (isSuspended(member) && !wasRefused(context)) throw redirect('/profile', 303)
  return member
}
