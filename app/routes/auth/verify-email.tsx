import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import {
  Form,
  isRouteErrorResponse,
  useActionData,
  useLoaderData,
  useNavigation,
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
} from '@remix-run/react'
import { readVerification, verifyEmail } from '~/domain/accounts/verify-email.server'
import type { Failure } from '~/domain/result'
import { signedSuccessUrl, isSuccess } from '~/http/forms/signed-success-url.server'
import { tokenField } from '~/http/forms/own-fields.server'
import { noFields, readForm } from '~/http/forms/read-form.server'
import { problemSentence } from '~/http/problem-sentence.server'
import { signInPath } from '~/http/session/redirect-target'
import { getMember } from '~/http/session/session.server'
import { getLanguage } from '~/i18n/i18n.server'
import { pageTitle } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { BackToHome, WayHome } from '~/ui/auth/back-to-home'
import { Button, LinkButton } from '~/ui/button'
import { formClass, hintClass } from '~/ui/form/fields'
import { EmptyDrawing } from '~/ui/drawing/empty-drawing'
import { Actions, EmptyScreen, Screen } from '~/ui/screen'
import '~/styles/account.css'

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, (t) =>
    t(
      `auth:${typeof data?.problem === 'string' ? (data.problem ? 'deadLink' : 'notVerified') : titles[data?.state ?? 'confirm']}`,
    ),
  )

export const handle = { i18n: ['auth', 'forms'] }

const titles = { confirm: 'verify', verified: 'emailVerified' } as const

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const member = await getMember(request, context)
  const answer = { problem: null, isMember: member !== null, email: '' }
  if (isSuccess(request)) return { ...answer, state: 'verified' as const }
  const found = await readVerification(member, query.get('token'))
  if (found.ok) return { ...answer, ...found.value, state: 'confirm' as const }
  const problem = await problemOf(request, found)
  return data({ ...answer, problem, state: 'confirm' as const }, { status: 400 })
}

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request, noFields, tokenField)
  const member = await getMember(request, context)
  const token = fields.token ?? new URL(request.url).searchParams.get('token')
  const result = await verifyEmail(member, token)
  if (result.ok) return redirect(signedSuccessUrl('/auth/verify-email'), 303)
  return data({ problem: await problemOf(request, result) }, { status: 400 })
}

async function problemOf(request: Request, { code, fields }: Failure) {
  const { pathname, search } = new URL(request.url)
  if (code === 'not-authenticated') throw redirect(signInPath(pathname + search), 303)
  return problemSentence(await getLanguage(request), 'token', fields.token ?? 'tokenInvalid')
}

// Returning to this page reloads it, like its button. If the server is unreachable, the page says so.
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  orUnreachable(() => serverLoader<typeof loader>())

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  orUnreachable(() => serverAction<typeof action>())

// Not a sentence from the server: the browser has its own for this.
const unreachable = ''

async function orUnreachable<T>(ask: () => Promise<T>) {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error
    return { problem: unreachable, isMember: true, email: '', state: 'confirm' as const }
  }
}

export default function VerifyEmail() {
  const { problem, isMember, email, state } = useLoaderData<typeof loader | typeof clientLoader>()
  const answer = useActionData<typeof action | typeof clientAction>()
  const { t } = useTranslation('auth')
  const wrong = answer?.problem ?? problem
  if (wrong !== null) return <NotVerified problem={wrong} isMember={isMember} />
  if (state === 'confirm') return <Verify email={email} />
  return (
    <EmptyScreen>
      <EmptyDrawing of="letter" />
      <h1>{t('emailVerified')}</h1>
      <p>{t('emailVerifiedText')}</p>
      <LinkButton to="/forum">{t('goToForum')}</LinkButton>
      <WayHome />
    </EmptyScreen>
  )
}

function Verify({ email }: { email: string }) {
  const { t } = useTranslation('auth')
  const isPending = useNavigation().formMethod === 'POST'
  return (
    <Screen width="narrow" aria-busy={isPending}>
      <BackToHome />
      <h1>{t(isPending ? 'verifying' : 'verify')}</h1>
      <p role="status" className="wrap-anywhere">
        {t(isPending ? 'verifyingText' : 'verifyText', { email })}
      </p>
      <Form method="post" className={formClass} hidden={isPending}>
        <Button>{t('verifyButton')}</Button>
      </Form>
      <p className={hintClass} hidden={isPending}>
        {t('verifyNotYours')}
      </p>
    </Screen>
  )
}

type NotVerifiedProps = { problem: string; isMember: boolean }

function NotVerified({ problem, isMember }: NotVerifiedProps) {
  const { t } = useTranslation('auth')
  const isReached = problem !== unreachable
  return (
    <EmptyScreen>
      <EmptyDrawing of="letter" />
      <h1>{t(isReached ? 'deadLink' : 'notVerified')}</h1>
      <p>{t('deadLinkText', { problem: isReached ? problem : t('notReached') })}</p>
      <p>{isMember ? t('notVerifiedMember') : t('notVerifiedHint')}</p>
      {isMember && isReached ? (
        <LinkButton to="/profile/settings/email">{t('emailSettings')}</LinkButton>
      ) : (
        <Actions>
          <LinkButton to="/auth/signin">{t('signIn')}</LinkButton>{' '}
          <LinkButton variant="quiet" to="/auth/signup">
            {t('signUp')}
          </LinkButton>
        </Actions>
      )}
      <WayHome />
    </EmptyScreen>
  )
}
