import { useSubmit } from '@remix-run/react'
import { useState } from 'react'
import '~/styles/account/passkey.css'
import { useTranslation } from '~/i18n/use-translation'
import { useHasPasskeys } from './has-passkeys'
import { usePasskeyAutofill } from './passkey-autofill'
import type { PasskeyUse } from './request-challenge'

type Props = { use: PasskeyUse; redirectTo: string | null; pending: boolean }

/** A button that signs in with a passkey, where the browser knows them; the page's own action gets what it signs. */
export function PasskeySignIn({ use, redirectTo, pending }: Props) {
  const hasPasskeys = useHasPasskeys()
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle')
  const submit = useSubmit()
  const { t } = useTranslation('auth')
  const send = (passkey: string) =>
    submit({ passkey, ...(redirectTo && { redirectTo }) }, { method: 'post' })
  const stopAutofill = usePasskeyAutofill(hasPasskeys && use === 'sign-in', send)
  const press = async () => {
    stopAutofill()
    setState('asking')
    try {
      const { signWithPasskey } = await import('./ceremony')
      send(await signWithPasskey(use))
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <p className="passkey">
        {hasPasskeys && (
          <button
            type="button"
            className="button button-quiet"
            disabled={pending || state === 'asking'}
            onClick={() => void press()}
          >
            {t(use === 'sign-in' ? 'passkey.signIn' : 'passkey.use')}
          </button>
        )}
      </p>
      <div role="status">
        {state === 'failed' && <p className="error">{t('passkey.failed')}</p>}
      </div>
    </>
  )
}
