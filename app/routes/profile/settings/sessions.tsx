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
import { readForm } from '~/http/forms/read-form.server'
import { refusalOf } from '~/http/reply-status'
import { getSessionId, flash, requireMember } from '~/http/session/session.server'
import { pageTitle } from '~/i18n/page-title'
import { Sessions } from '~/ui/profile/sessions'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, (t) => t('settings:sessions'))

export const handle = { i18n: ['settings'] }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const listed = await listOwnSessions(await requireMember(request, context))
  if (!listed.ok) throw refusalOf(listed)
  const present = await getSessionId(request, context)
  return {
    sessions: listed.value.map((session) => ({ ...session, isPresent: session.id === present })),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { sessionId } = await readForm(request, ['sessionId'])
  const member = await requireMember(request, context)
  const present = (await getSessionId(request, context)) ?? ''
  const result = await (sessionId === undefined
    ? endOtherSessions(member, present)
    : endOwnSession(member, sessionId))
  if (!result.ok) throw refusalOf(result)
  await flash(request, 'session-ended')
  return redirect('/profile/settings/sessions', 303)
}

export default function SessionsPage() {
  const { sessions } = useLoaderData<typeof loader>()
  return <Sessions sessions={sessions} />
}
