import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { openAdding, optionsOfAdding } from '~/domain/passkeys/add-passkey.server'
import { reauthenticationFor } from '~/http/auth/reauthentication.server'
import { handleAddPasskeyForm } from '~/http/forms/passkey-forms.server'
import { requireTwoFactor } from '~/http/session/require-two-factor.server'
import { readCookie } from '~/http/session/pending-cookies.server'
import { pageTitle } from '~/i18n/page-head'
import { submitFallback } from '~/ui/feedback/submit-fallback'
import { BeginAdding, MakePasskey } from '~/ui/passkeys/make-passkey'
import { RecoveryCodes } from '~/ui/two-factor/recovery-codes'
import '~/styles/account.css'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, (t) => t('passkeys:add'))

export const handle = { i18n: ['passkeys', 'codes', 'leaving', 'forms'] }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { member, sessionId } = await requireTwoFactor(request, context)
  const begun = openAdding(member, readCookie(request, 'passkey'), sessionId)
  return {
    options: begun && (await optionsOfAdding(member, begun)),
    ...(await reauthenticationFor(request, context, member)),
  }
}

export const action = (args: ActionFunctionArgs) => handleAddPasskeyForm(args)

export const clientAction = submitFallback('update-failed')

export { revalidateUnlessSubmitFailed as shouldRevalidate } from '~/ui/feedback/submit-fallback'

export default function AddPasskeyPage() {
  const { options, ...begin } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action | typeof clientAction>()
  if (answer && 'codes' in answer) return <RecoveryCodes codes={answer.codes} />
  if (options) return <MakePasskey options={options} answer={answer} />
  return <BeginAdding {...begin} answer={answer} />
}
