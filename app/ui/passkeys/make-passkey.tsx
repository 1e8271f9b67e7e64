import { useForm } from '@conform-to/react'
import { Form, Link, useNavigation, useSubmit } from '@remix-run/react'
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { useState } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import type { FailedSubmit } from '../feedback/submit-fallback'
import { ErrorSummary } from '~/ui/form/error-summary'
import { useFormAnswer, type RefusedForm } from '../form/form-answer'
import { useHydrated } from '~/ui/hydrated'
import { Button } from '~/ui/button'
import { errorClass, SubmitButton, formClass } from '~/ui/form/fields'
import { useHasPasskeys } from './has-passkeys'
import { cardClass } from '~/ui/screen'
import { WithoutScripts } from '~/ui/without-scripts'
import { PasskeyFrame } from './passkey-frame'
import { ConfirmByGoogle } from '~/ui/account-deletion/confirm-by-google'
import { OwnPasswordField } from '~/ui/account-deletion/own-password-field'

type Props = {
  options: PublicKeyCredentialCreationOptionsJSON
  answer: RefusedForm | FailedSubmit | undefined
}

/** The button that makes a passkey and sends it to the page's action. */
export function MakePasskey({ options, answer }: Props) {
  const { lastResult, title } = useFormAnswer(answer)
  const [form] = useForm({ id: 'make', lastResult })
  const { t } = useTranslation('passkeys')
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle')
  const isPending = useNavigation().formAction !== undefined
  const [isHydrated, hasPasskeys] = [useHydrated(), useHasPasskeys()]
  const submit = useSubmit()
  const isBusy = isPending || state === 'asking'
  const press = async () => {
    if (isBusy) return
    setState('asking')
    try {
      const { makePasskey } = await import('./ceremony')
      submit({ passkey: await makePasskey(options) }, { method: 'post' })
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <PasskeyFrame
      title={t('make')}
      summary={<ErrorSummary form={form} fields={[]} title={title} />}
    >
      <p>{t('makeText')}</p>
      <NeedsScripts />
      {isHydrated && !hasPasskeys && <p>{t('notHere')}</p>}
      <div role="status">{state === 'failed' && <p className={errorClass}>{t('notMade')}</p>}</div>
      {hasPasskeys && (
        <p>
          {/* A disabled button would lose the focus. */}
          <Button type="button" aria-disabled={isBusy || undefined} onClick={() => void press()}>
            {t('makeButton')}
          </Button>
        </p>
      )}
      {(state === 'failed' || (isHydrated && !hasPasskeys)) && <AppInstead />}
    </PasskeyFrame>
  )
}

type BeginAddingProps = {
  needed: 'password' | 'google' | null
  hasGoogle: boolean
  hasEmail: boolean
  answer: RefusedForm | FailedSubmit | undefined
}

/** Explains passkeys, and asks for the password before one is added. */
export function BeginAdding({ needed, hasGoogle, hasEmail, answer }: BeginAddingProps) {
  const { lastResult, title } = useFormAnswer(answer)
  const [form, fields] = useForm<{ password: string }>({ id: 'begin', lastResult })
  const isPending = useNavigation().formAction !== undefined
  const { t } = useTranslation('passkeys')
  return (
    <PasskeyFrame
      title={t('add')}
      summary={<ErrorSummary form={form} fields={[fields.password]} title={title} />}
    >
      <p>{t('whatItIs')}</p>
      <p className={`${cardClass} font-semibold`}>{t('careful')}</p>
      <NeedsScripts />
      {needed === 'google' ? (
        <ConfirmByGoogle
          hasGoogle={hasGoogle}
          hasEmail={hasEmail}
          returnTo="/profile/settings/passkeys"
        />
      ) : (
        <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className={formClass}>
          <OwnPasswordField field={fields.password} isNeeded={needed === 'password'} />
          <SubmitButton pending={isPending}>{t('continue')}</SubmitButton>
        </Form>
      )}
      <AppInstead />
    </PasskeyFrame>
  )
}

function NeedsScripts() {
  const { t } = useTranslation('passkeys')
  return (
    <WithoutScripts>
      <p>{t('needsScripts')}</p>
    </WithoutScripts>
  )
}

function AppInstead() {
  const { t } = useTranslation('passkeys')
  return (
    <p>
      <Link to="/profile/settings/second-step">{t('useApp')}</Link>
    </p>
  )
}
