import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { readDraft } from '~/domain/drafts/drafts.server'
import { listPasskeys, readPasskey } from '~/domain/passkeys/own-passkeys.server'
import { readTwoFactor } from '~/domain/two-factor/read-two-factor.server'
import { reauthenticationFor } from '~/http/auth/reauthentication.server'
import { newIdempotencyKey } from '~/http/forms/member-form.server'
import { handlePasskeyForm, renameDraftKey } from '~/http/forms/passkey-forms.server'
import { requireTwoFactor } from '~/http/session/require-two-factor.server'
import { pageTitle } from '~/i18n/page-head'
import { submitFallback } from '~/ui/feedback/submit-fallback'
import { ChangePasskey } from '~/ui/passkeys/change-passkey'
import '~/styles/account.css'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, (t) => t('passkeys:one'))

export const handle = { i18n: ['passkeys', 'leaving', 'forms'] }

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { member } = await requireTwoFactor(request, context)
  const userId = member.id
  const passkey = await readPasskey(userId, params.passkeyId ?? '')
  if (!passkey) throw new Response(null, { status: 404 })
  const hasOthers = (await listPasskeys(userId)).length > 1
  return {
    passkey,
    draftName: (await readDraft(member, renameDraftKey(passkey.id)))?.name,
    idempotencyKey: await newIdempotencyKey(request, context, member),
    isLastWay: !hasOthers && !(await readTwoFactor(userId))?.hasApp,
    ...(await reauthenticationFor(request, context, member)),
  }
}

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  handlePasskeyForm({ request, context }, params.passkeyId ?? '')

export const clientAction = submitFallback('update-failed')

export { revalidateUnlessSubmitFailed as shouldRevalidate } from '~/ui/feedback/submit-fallback'

export default function ChangePasskeyPage() {
  const { passkey, ...removal } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action | typeof clientAction>()
  const returnTo = `/profile/settings/passkeys/${passkey.id}`
  return <ChangePasskey passkey={passkey} {...removal} returnTo={returnTo} answer={answer} />
}
