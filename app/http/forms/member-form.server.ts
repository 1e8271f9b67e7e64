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
import type { FormFields } from './read-form.server'
import { signInPath } from '../session/redirect-target'
import { wasRefused } from './reply-form.server'
import {
  formerMemberId,
  getMember,
  getSessionId,
  flash,
  requireMember,
} from '../session/session.server'

/** The idempotency key for a form that this member opens now. */
export async function newIdempotencyKey(
  request: Request,
  context: AppLoadContext,
  member: Member,
): Promise<string> {
  return issueIdempotencyKey(member.id, (await getSessionId(request, context)) ?? NIL)
}

/**
 * The member who sent a form. What a member typed is never lost and never another's: when the session has expired
 * meanwhile, or somebody else has signed in on the same phone, it is kept for the member whose form it is. Only a
 * session that was ended on purpose takes its forms along.
 * @param fields what `readForm` read, `idempotencyKey` among it
 * @param draftKey the name of the form's draft
 * @throws a redirect to sign-in and back, or, when somebody else is signed in, to the forum with a notice
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
  const ownerId = key ? await lateOwnerOf(key) : await formerMemberId(request)
  if (ownerId) await saveLateDraft(ownerId, draftKey, typedFields(fields))
  if (!member) throw redirect(signInPath(new URL(request.url).pathname), 303)
  await flash(request, 'not-your-form')
  throw redirect('/forum', 303)
}

// After signing out, or a change of the password, a form that somebody else may hold opens nothing.
async function lateOwnerOf(key: IdempotencyKey) {
  const ownerId = isFresh(key) ? await findSessionOwner({ id: key.sessionId }) : null
  return ownerId === key.memberId ? ownerId : null
}

/**
 * The member who opens a form for writing.
 * @throws a redirect to sign-in for visitors, and to the profile, which says why and until when, while she is
 *   suspended; but not from a form that was just refused for it, which keeps what she typed
 */
export async function requireWriting(request: Request, context: AppLoadContext): Promise<Member> {
  const member = await requireMember(request, context)
  if (isSuspended(member) && !wasRefused(context)) throw redirect('/profile', 303)
  return member
}

function typedFields({ idempotencyKey: _, ...typed }: FormFields) {
  return typed
}
