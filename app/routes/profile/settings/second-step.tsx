import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { listPasskeys } from '~/domain/passkeys/own-passkeys.server'
import { readTwoFactor } from '~/domain/two-factor/read-two-factor.server'
import { openSetUp } from '~/domain/two-factor/change-two-factor.server'
import { appSetUp } from '~/domain/two-factor/totp.server'
import { reauthenticationFor } from '~/http/auth/reauthentication.server'
import { newIdempotencyKey } from '~/http/forms/member-form.server'
import {
  handleTwoFactorForm,
  appPath,
  twoFactorReminder,
} from '~/http/forms/two-factor-form.server'
import { requireTwoFactor } from '~/http/session/require-two-factor.server'
import { readCookie } from '~/http/session/pending-cookies.server'
import { getSessionId, requireMember } from '~/http/session/session.server'
import { pageTitle } from '~/i18n/page-head'
import { submitFallback } from '~/ui/feedback/submit-fallback'
import { PasskeyList } from '~/ui/passkeys/passkey-list'
import { BeginSetUp, ConfirmSetUp } from '~/ui/two-factor/confirm-set-up'
import { RecoveryCodes } from '~/ui/two-factor/recovery-codes'
import { TwoFactorEnabled } from '~/ui/two-factor/two-factor-enabled'
import '~/styles/account.css'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, (t) => t('codes:title'))

export const handle = { i18n: ['codes', 'passkeys', 'leaving', 'forms'] }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const isAddingApp = new URL(request.url).searchParams.get('add') === 'app'
  if (isAddingApp) await requireTwoFactor(request, context, appPath)
  const member = await requireMember(request, context)
  const current = await readTwoFactor(member.id)
  const sessionId = (await getSessionId(request, context)) ?? ''
  const begun = current?.hasApp ? null : openSetUp(member, readCookie(request, 'setUp'), sessionId)
  return {
    current,
    passkeys: await listPasskeys(member.id),
    isAddingApp,
    idempotencyKey: await newIdempotencyKey(request, context, member),
    app: begun && appSetUp(begun.key, member.username),
    demand: await twoFactorReminder(request, member),
    ...(await reauthenticationFor(request, context, member)),
  }
}

export const action = (args: ActionFunctionArgs) => handleTwoFactorForm(args)

export const clientAction = submitFallback('update-failed')

export { revalidateUnlessSubmitFailed as shouldRevalidate } from '~/ui/feedback/submit-fallback'

export default function TwoFactorPage() {
  const { current, passkeys, isAddingApp, idempotencyKey, app, ...begin } =
    useLoaderData<typeof loader>()
  const answer = useActionData<typeof action | typeof clientAction>()
  if (answer && 'codes' in answer) return <RecoveryCodes codes={answer.codes} />
  if (app) return <ConfirmSetUp app={app} answer={answer} />
  const list = <PasskeyList passkeys={passkeys} />
  if (!current || (isAddingApp && !current.hasApp))
    return (
      <BeginSetUp {...begin} answer={answer}>
        {!current && list}
      </BeginSetUp>
    )
  return (
    <TwoFactorEnabled {...current} idempotencyKey={idempotencyKey} answer={answer}>
      {list}
    </TwoFactorEnabled>
  )
}
