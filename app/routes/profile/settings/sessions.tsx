import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import {
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
} from '~/domain/sessions/own-sessions.server'
import { ownField } from '~/http/forms/own-fields.server'
import { noFields, readForm } from '~/http/forms/read-form.server'
import { orRefuse } from '~/http/reply-status'
import { getSessionId, flash, requireMember } from '~/http/session/session.server'
import { pageTitle } from '~/i18n/page-title'
import { Sessions } from '~/ui/profile/sessions'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, (t) => t('settings:sessions'))

export const handle = { i18n: ['settings'] }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const sessions = await listOwnSessions(await requireMember(request, context))
  const present = await getSessionId(request, context)
  return {
    sessions: sessions.map((session) => ({ ...session, isPresent: session.id === present })),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { sessionId } = await readForm(request, noFields, { sessionId: ownField() })
  const member = await requireMember(request, context)
  if (sessionId === undefined) {
    await endOtherSessions(member, (await getSessionId(request, context)) ?? '')
  } else {
    orRefuse(await endOwnSession(member, sessionId))
  }
  await flash(request, 'session-ended')
  return redirect('/profile/settings/sessions', 303)
}

export default function SessionsPage() {
  const { sessions } = useLoaderData<typeof loader>()
  return <Sessions sessions={sessions} />
}
