import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { endOtherSessions, endOwnSession, listOwnSessions } from '~/domain/sessions/sessions.server'
import { endTrust, listTrustedDevices } from '~/domain/two-factor/trusted-devices.server'
import { ownField } from '~/http/forms/own-fields.server'
import { noFields, readForm } from '~/http/forms/read-form.server'
import { unwrapOrThrow } from '~/http/reply-status'
import { flash } from '~/http/session/flash.server'
import { getSessionId, requireMember } from '~/http/session/session.server'
import { pageTitle } from '~/i18n/page-head'
import { Sessions } from '~/ui/profile/sessions'
import { TrustedDevices } from '~/ui/profile/trusted-devices'
import '~/styles/account.css'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, (t) => t('settings:sessions'))

export const handle = { i18n: ['settings'] }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context)
  const sessions = await listOwnSessions(member)
  const present = await getSessionId(request, context)
  return {
    sessions: sessions.map((session) => ({ ...session, isCurrent: session.id === present })),
    trustedDevices: await listTrustedDevices(member),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const own = { sessionId: ownField(), trustedDeviceId: ownField() }
  const { sessionId, trustedDeviceId } = await readForm(request, noFields, own)
  const member = await requireMember(request, context)
  if (trustedDeviceId !== undefined) {
    unwrapOrThrow(await endTrust(member, trustedDeviceId))
    await flash(request, context, 'trust-ended')
    return redirect('/profile/settings/sessions', 303)
  }
  if (sessionId === undefined) {
    await endOtherSessions(member, (await getSessionId(request, context)) ?? '')
  } else {
    unwrapOrThrow(await endOwnSession(member, sessionId))
  }
  await flash(request, context, 'session-ended')
  return redirect('/profile/settings/sessions', 303)
}

export default function SessionsPage() {
  const { sessions, trustedDevices } = useLoaderData<typeof loader>()
  return (
    <Sessions sessions={sessions}>
      {trustedDevices.length > 0 && <TrustedDevices devices={trustedDevices} />}
    </Sessions>
  )
}
