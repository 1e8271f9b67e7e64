import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { resendVerification } from '~/domain/accounts/send-verification.server'
import { noFields, readForm } from '~/http/forms/read-form.server'
import { unwrapOrThrow } from '~/http/reply-status'
import { flash } from '~/http/session/flash.server'
import { requireMember } from '~/http/session/session.server'
import '~/styles/account.css'

export function loader() {
  return redirect('/profile', 303)
}

export async function action({ request, context }: ActionFunctionArgs) {
  await readForm(request, noFields)
  unwrapOrThrow(await resendVerification(await requireMember(request, context, '/profile')))
  await flash(request, context, 'verification-sent')
  return redirect('/profile', 303)
}

// Never rendered. Because the route has a component, a refusal shows the error screen instead of an empty response.
export default function Verification() {
  return null
}
