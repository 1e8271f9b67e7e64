import { createCookieSessionStorage, type Session } from '@remix-run/node'
import { sessionSecrets } from '~/runtime/session-secret.server'
import { cookieName, isSecure } from '../../runtime/cookie-name.server'
import { redirectTarget } from '../session/redirect-target'
import type { Secrets } from './google-claims.server'

/** One way to Google and back: a tab each. `returnTo` is null where the visitor asked for no page. */
export type Attempt = Secrets & { returnTo: string | null }

const path = '/api/auth/google'

// Together they fit in a cookie.
const maxAttempts = 5
const maxReturnLength = 200

/** The attempts under way in this browser. `lax`, because Google redirects back from another site. */
export const underWay = createCookieSessionStorage({
  cookie: {
    name: cookieName('google', path),
    path,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: 10 * 60,
    secrets: sessionSecrets(),
  },
})

/** Remembers an attempt; of more than five the oldest is forgotten. */
export function addAttempt(session: Session, attempt: Attempt): void {
  session.set('attempts', [...attemptsIn(session), attempt].slice(-maxAttempts))
}

/** The attempt with this `state`, if this browser began one. */
export function attemptIn(session: Session, state: string | null): Attempt | undefined {
  return attemptsIn(session).find((attempt) => attempt.state === state)
}

/** Ends an attempt, which works once; returns the cookie with those that are left. */
export function endAttempt(session: Session, { state }: Attempt): Promise<string> {
  const left = attemptsIn(session).filter((attempt) => attempt.state !== state)
  session.set('attempts', left)
  return left.length ? underWay.commitSession(session) : underWay.destroySession(session)
}

/** The page of this site that the query's `redirectTo` names; null for none, and for one too long to remember. */
export function returnPath({ url }: Request): string | null {
  const wanted = new URL(url).searchParams.get('redirectTo')
  const target = wanted && redirectTarget(wanted)
  return target && target.length <= maxReturnLength ? target : null
}

function attemptsIn(session: Session): Attempt[] {
  return (session.get('attempts') as Attempt[] | undefined) ?? []
}
