import { redirect, redirectDocument, type ActionFunctionArgs } from '@remix-run/node'
import { noFields, readForm } from '~/http/forms/read-form.server'
import { signOutHeaders } from '~/http/session/session.server'
import '~/styles/account.css'

export function loader() {
  return redirect('/profile', 303)
}

export async function action({ request }: ActionFunctionArgs) {
  await readForm(request, noFields)
  return redirectDocument('/xxperiment/index.html#signed-out', {
    status: 303,
    headers: await signOutHeaders(request),
  })
}

// Never rendered. Because the route has a component, a failure shows the site's own error screen.
export default function SignOut() {
  return null
}
