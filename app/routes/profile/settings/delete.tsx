import {
  redirect,
  redirectDocument,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData, Form, Link, useNavigation } from '@remix-run/react'
import {
  deleteAccountSchema,
  deleteOwnAccount,
} from '~/domain/account-deletion/delete-account.server'
import {
  openIdempotencyKey,
  newIdempotencyKey,
  formErrorResponse,
} from '~/http/forms/member-form.server'
import { reauthenticationFor } from '~/http/auth/reauthentication.server'
import { keyField } from '~/http/forms/own-fields.server'
import { saveLateDraft, readDraft } from '~/domain/drafts/drafts.server'
import { readForm, sentFields } from '~/http/forms/read-form.server'
import { signInPath } from '~/http/session/redirect-target'
import {
  getMember,
  getSessionId,
  requireMember,
  signOutHeaders,
} from '~/http/session/session.server'
import { pageTitle } from '~/i18n/page-head'
import { submitFallback, type FailedSubmit } from '~/ui/feedback/submit-fallback'
import { useForm } from '@conform-to/react'
import { useTranslation } from '~/i18n/use-translation'
import { ErrorSummary } from '~/ui/form/error-summary'
import { useFormAnswer, type RefusedForm } from '~/ui/form/form-answer'
import { RadioField } from '~/ui/form/radio-field'
import { SettingsFrame } from '~/ui/profile/settings-frame'
import { Button, LinkButton } from '~/ui/button'
import { Actions } from '~/ui/screen'
import { formClass } from '~/ui/form/fields'
import { ConfirmByGoogle } from '~/ui/account-deletion/confirm-by-google'
import { OwnPasswordField } from '~/ui/account-deletion/own-password-field'
import '~/styles/account.css'

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, (t) => t('leaving:deleteTitle'))

export const handle = { i18n: ['leaving', 'forms'] }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context)
  return {
    username: member.username,
    chosen: await readDraft(member, draftKey),
    idempotencyKey: await newIdempotencyKey(request, context, member),
    ...(await reauthenticationFor(request, context, member)),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { idempotencyKey, ...fields } = await readForm(request, deleteAccountSchema, keyField)
  const member = await getMember(request, context)
  const ownerId = openIdempotencyKey(idempotencyKey)?.memberId
  const sessionId = await getSessionId(request, context)
  const result = await deleteOwnAccount(member, ownerId, fields, sessionId)
  if (!result.ok && result.code === 'not-authenticated') {
    if (ownerId) await saveLateDraft(ownerId, draftKey, sentFields(fields))
    return redirect(signInPath(path), 303)
  }
  if (!result.ok && result.code === 'not-allowed') return redirect(path, 303)
  if (!result.ok) return formErrorResponse({ request, context }, fields, result, 'update-failed')
  const headers = await signOutHeaders(request)
  return redirectDocument(gonePath, { status: 303, headers })
}

const draftKey = 'delete-account'
const path = '/profile/settings/delete'
const gonePath = '/profile/deleted'

export const clientAction = submitFallback('update-failed')

export { revalidateUnlessSubmitFailed as shouldRevalidate } from '~/ui/feedback/submit-fallback'

export default function DeletePage() {
  const answer = useActionData<typeof action | typeof clientAction>()
  return <DeleteAccount {...useLoaderData<typeof loader>()} answer={answer} />
}

type Props = {
  username: string
  /** The choices made before the session ended. */
  chosen: Record<string, string> | null
  idempotencyKey: string
  needed: 'password' | 'google' | null
  hasGoogle: boolean
  hasEmail: boolean
  answer: RefusedForm | FailedSubmit | undefined
}

type Fields = { namedItems: string; anonymousItems: string; password: string }

/** Explains the consequences of deleting an account, and has the form for it. */
function DeleteAccount({
  username,
  chosen,
  idempotencyKey,
  needed,
  hasGoogle,
  hasEmail,
  answer,
}: Props) {
  const { lastResult, title } = useFormAnswer(answer)
  const [form, fields] = useForm<Fields>({ lastResult, defaultValue: chosen })
  const isPending = useNavigation().formAction !== undefined
  const { t } = useTranslation('leaving')
  return (
    <SettingsFrame
      back={t('backToSettings')}
      title={t('deleteTitle')}
      summary={
        <ErrorSummary
          form={form}
          fields={[fields.namedItems, fields.anonymousItems, fields.password]}
          title={title}
        />
      }
    >
      <p>
        <strong>{t('deleteText', { username })}</strong>
      </p>
      <p>{t('deleteWhat')}</p>
      <p>{t('deleteRemoved')}</p>
      <p>
        {t('exportFirst')} <Link to="/profile/settings/export">{t('exportTitle')}</Link>
      </p>
      {needed === 'google' ? (
        <ConfirmByGoogle
          hasGoogle={hasGoogle}
          hasEmail={hasEmail}
          returnTo="/profile/settings/delete"
        />
      ) : (
        <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className={formClass}>
          <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
          <RadioField
            field={fields.namedItems}
            legend={t('named')}
            options={[
              { value: 'stay', label: t('namedStay') },
              { value: 'go', label: t('namedGo') },
            ]}
          />
          <RadioField
            field={fields.anonymousItems}
            legend={t('anonymous')}
            options={[
              { value: 'stay', label: t('anonymousStay') },
              { value: 'go', label: t('anonymousGo') },
            ]}
          />
          <p className="hint text-sm text-soft">{t('goNote')}</p>
          <OwnPasswordField field={fields.password} isNeeded={needed === 'password'} />
          <Actions>
            <Button variant="danger" disabled={isPending}>
              {t('delete')}
            </Button>{' '}
            <LinkButton variant="quiet" to="/profile/settings">
              {t('cancel')}
            </LinkButton>
          </Actions>
        </Form>
      )}
    </SettingsFrame>
  )
}
