import { redirect, type AppLoadContext } from '@remix-run/node'
import type { Member } from '~/domain/accounts/member'
import { keepDraft } from '~/domain/forum/drafts.server'
import { openFormKey } from './form-key.server'
import type { FormFields } from './read-form.server'
import { signInPath } from './redirect-target'
import { formerMemberId, getMember, leaveNotice } from './session.server'

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

function typedFields({ onceKey: _, ...typed }: FormFields) {
  return typed
}
