import { redirect, type AppLoadContext } from '@remix-run/node'
import type { Member } from '~/domain/accounts/member'
import { isSuspended } from '~/domain/accounts/writer'
import { keepDraft } from '~/domain/forum/drafts.server'
import { openFormKey } from './form-key.server'
import type { FormFields } from './read-form.server'
import { signInPath } from './redirect-target'
import { wasRefused } from './reply-form.server'
import { formerMemberId, getMember, leaveNotice, requireMember } from './session.server'

/**
 * The member who sent a form. What a member typed is never lost and never another's: when the session
 * has ended meanwhile, or somebody else has signed in on the same phone, it is kept for the member whose
 * form it is.
 * @param fields what `readForm` read, `onceKey` among it
 * @param place the name of the form's draft
 * @throws a redirect to sign-in and back, or, when somebody else is signed in, to the forum with a notice
 */
export async function requireFormMember(
  request: Request,
  context: AppLoadContext,
  fields: FormFields,
  place: string,
): Promise<Member> {
  const member = await getMember(request, context)
  const ownerId = openFormKey(fields.onceKey) ?? member?.id ?? (await formerMemberId(request))
  if (member && ownerId === member.id) return member
  if (ownerId) await keepDraft(ownerId, place, typedFields(fields))
  if (!member) throw redirect(signInPath(new URL(request.url).pathname), 303)
  await leaveNotice(request, 'not-your-form')
  throw redirect('/forum', 303)
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

function typedFields({ onceKey: _, ...typed }: FormFields) {
  return typed
}
