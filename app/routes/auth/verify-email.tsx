import { data, redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import {
  isRouteErrorResponse,
  Link,
  useLoaderData,
  type ClientLoaderFunctionArgs,
} from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { verifyEmail } from '~/domain/accounts/verify-email.server'
import { signInPath } from '~/http/redirect-target'
import { getMember } from '~/http/session.server'
import { pageTitle } from '~/i18n/page-title'
import { useProblemSentence } from '~/ui/form/problem-sentence'

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, (t) => t(data?.problem ? 'auth:notVerified' : 'auth:emailVerified'))

export const handle = { i18n: ['auth', 'forms'] }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, search, searchParams } = new URL(request.url)
  const member = await getMember(request, context)
  const result = await verifyEmail(member, searchParams.get('token'))
  if (result.ok) return { problem: null, isMember: member !== null }
  // A link that moves the account to another address is for its member alone.
  if (result.code === 'not-authenticated' && !member) {
    throw redirect(signInPath(pathname + search), 303)
  }
  const problem = result.fields.token ?? 'tokenInvalid'
  return data({ problem, isMember: member !== null }, { status: 400 })
}

// Going back to this page asks again; when the server cannot be reached, that is what it says.
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader<typeof loader>()
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error
    return { problem: 'unreachable' as const, isMember: true }
  }
}

export default function VerifyEmail() {
  const { problem, isMember } = useLoaderData<typeof loader | typeof clientLoader>()
  const { t } = useTranslation('auth')
  const sentenceOf = useProblemSentence()
  return problem ? (
    <main id="main" className="screen narrow">
      <h1>{t('notVerified')}</h1>
      <p>{problem === 'unreachable' ? t('notReached') : sentenceOf(problem)}</p>
      <p>{isMember ? t('notVerifiedMember') : t('notVerifiedHint')}</p>
      <div className="actions">
        <Link className="button" to="/auth/signin">
          {t('signIn')}
        </Link>
        <Link className="button button-quiet" to="/auth/signup">
          {t('signUp')}
        </Link>
      </div>
    </main>
  ) : (
    <main id="main" className="screen narrow">
      <h1>{t('emailVerified')}</h1>
      <p>{t('emailVerifiedText')}</p>
      <Link className="button" to="/forum">
        {t('goToForum')}
      </Link>
    </main>
  )
}
