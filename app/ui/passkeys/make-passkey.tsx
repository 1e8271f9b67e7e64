import { useForm } from '@conform-to/react'
import { useNavigation, useSubmit } from '@remix-run/react'
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { useState } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import type { FailedSubmit } from '../feedback/submit-fallback'
import { ErrorSummary } from '~/ui/form/error-summary'
import { useFormAnswer, type RefusedForm } from '../form/form-answer'
import { useHydrated } from '~/ui/hydrated'
import { Button } from '~/ui/button'
import { errorClass } from '~/ui/form/fields'
import { useHasPasskeys } from './has-passkeys'
import { PasskeyFrame } from './passkey-frame'

type Props = {
  options: PublicKeyCredentialCreationOptionsJSON
  answer: RefusedForm | FailedSubmit | undefined
}

/** The button that makes a passkey; the page's action gets it. */
export function MakePasskey({ options, answer }: Props) {
  const { lastResult, title } = useFormAnswer(answer)
  const [form] = useForm({ id: 'make', lastResult })
  const { t } = useTranslation('passkeys')
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle')
  const isPending = useNavigation().formAction !== undefined
  const [isHydrated, hasPasskeys] = [useHydrated(), useHasPasskeys()]
  const submit = useSubmit()
  const press = async () => {
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
      <noscript>
        <p>{t('needsScripts')}</p>
      </noscript>
      {isHydrated && !hasPasskeys && <p>{t('notHere')}</p>}
      {hasPasskeys && (
        <p>
          <Button
            type="button"
            disabled={isPending || state === 'asking'}
            onClick={() => void press()}
          >
            {t('makeButton')}
          </Button>
        </p>
      )}
      <div role="status">{state === 'failed' && <p className={errorClass}>{t('notMade')}</p>}</div>
    </PasskeyFrame>
  )
}
