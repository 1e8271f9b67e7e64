import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { listPasskeys } from '~/domain/passkeys/own-passkeys.server'
import { readSecondStep } from '~/domain/second-step/read-second-step.server'
import { openSetUp } from '~/domain/second-step/set-up.server'
import { appSetUp } from '~/domain/second-step/totp.server'
import { reauthenticationFor } from '~/http/auth/reauthentication.server'
import { newIdempotencyKey } from '~/http/forms/member-form.server'
import { answerSecondStepForm, appPath } from '~/http/forms/second-step-form.server'
import { requireSecondStep } from '~/http/session/require-second-step.server'
import { keptToken } from '~/http/session/second-step-cookie.server'
import { secondStepDemand } from '~/http/auth/second-step-demand.server'
import { getSessionId, requireMember } from '~/http/session/session.server'
import { pageTitle } from '~/i18n/page-head'
import { submitFallback } from '~/ui/feedback/submit-fallback'
import { PasskeyList } from '~/ui/passkeys/passkey-list'
import { BeginSetUp } from '~/ui/second-step/begin-set-up'
import { ConfirmSetUp } from '~/ui/second-step/confirm-set-up'
import { RecoveryCodes } from '~/ui/second-step/recovery-codes'
import { SecondStepOn } from '~/ui/second-step/second-step-on'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, (t) => t('codes:title'))

export const handle = { i18n: ['codes', 'passkeys', 'leaving', 'forms'] }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const isAddingApp = new URL(request.url).searchParams.get('add') === 'app'
  if (isAddingApp) await requireSecondStep(request, context, appPath)
  const member = await requireMember(request, context)
  const present = await readSecondStep(member.id)
  const sessionId = (await getSessionId(request, context)) ?? ''
  const begun = present?.hasApp ? null : openSetUp(member, keptToken(request, 'setUp'), sessionId)
  return {
    present,
    passkeys: await listPasskeys(member.id),
    isAddingApp,
    idempotencyKey: await newIdempotencyKey(request, context, member),
    app: begun && appSetUp(begun.key, member.username),
    demand: await secondStepDemand(request, member),
    ...(await reauthenticationFor(request, context, member)),
  }
}

export const action = (args: ActionFunctionArgs) => answerSecondStepForm(args)

export const clientAction = submitFallback('update-failed')

export { shouldRevalidate } from '~/ui/feedback/submit-fallback'

export default function SecondStepPage() {
  const { present, passkeys, isAddingApp, idempotencyKey, app, ...begin } =
    useLoaderData<typeof loader>()
  const answer = useActionData<typeof action | typeof clientAction>()
  if (answer && 'codes' in answer) return <RecoveryCodes codes={answer.codes} />
  if (app) return <ConfirmSetUp app={app} answer={answer} />
  const list = <PasskeyList passkeys={passkeys} />
  if (!present || (isAddingApp && !present.hasApp))
    return (
      <BeginSetUp {...begin} answer={answer}>
        {!present && list}
      </BeginSetUp>
    )
  return (
    <SecondStepOn {...present} idempotencyKey={idempotencyKey} answer={answer}>
      {list}
    </SecondStepOn>
  )
}
