import { useEffect, useRef, useState } from 'react'
import { requestChallenge, type PasskeyUse } from './request-challenge'
import { useSubmit } from '@remix-run/react'
import { useTranslation } from '~/i18n/use-translation'
import { Button } from '~/ui/button'
import { errorClass } from '~/ui/form/fields'
import { isTicked } from '~/ui/form/is-ticked'
import { useHasPasskeys } from './has-passkeys'

const minute = 60_000
// A challenge is valid for five minutes.
const renewEvery = 4 * minute

/**
 * Lets the browser offer passkeys in its autofill, if it supports that.
 * @param onSigned gets the text that the form sends
 * @returns a function that ends the offer for good
 */
function usePasskeyAutofill(isWanted: boolean, onSigned: (passkey: string) => void) {
  const latest = useRef(onSigned)
  const end = useRef(() => {})
  useEffect(() => {
    latest.current = onSigned
  })
  useEffect(() => {
    if (!isWanted) return
    end.current = offerPasskeys((passkey) => latest.current(passkey))
    return end.current
  }, [isWanted])
  return () => end.current()
}

// Does not load the passkey library, because nobody has pressed anything yet. Browsers that convert passkey data from
// and to JSON do not need it.
function offerPasskeys(onSigned: (passkey: string) => void) {
  let timer = 0
  let isOver = false
  let open = new AbortController()
  const ask = async () => {
    open.abort()
    open = new AbortController()
    const { signal } = open
    try {
      const options = await requestChallenge('sign-in')
      const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
        options as PublicKeyCredentialRequestOptionsJSON,
      )
      if (isOver) return
      const signed = await navigator.credentials.get({
        publicKey,
        signal,
        mediation: 'conditional',
      })
      if (!isOver) onSigned(JSON.stringify(signed))
    } catch {
      // Nobody has pressed anything, so a failure is not reported.
    }
  }
  const offer = async () => {
    if (!(await canOffer()) || isOver) return
    timer = window.setInterval(() => void ask(), renewEvery)
    await ask()
  }
  void offer()
  return () => {
    isOver = true
    window.clearInterval(timer)
    open.abort()
  }
}

async function canOffer() {
  type Known = Partial<typeof PublicKeyCredential>
  const known: Known = PublicKeyCredential
  if (!known.parseRequestOptionsFromJSON || !known.isConditionalMediationAvailable) return false
  return PublicKeyCredential.isConditionalMediationAvailable()
}

type Props = {
  use: PasskeyUse
  redirectTo: string | null
  pending: boolean
  /** The checkbox for a phone that others use too. */
  sharedDevice?: { id: string }
}

/** A button that signs in with a passkey, if the browser supports passkeys. The signature goes to the page's action. */
export function PasskeySignIn({ use, redirectTo, pending, sharedDevice }: Props) {
  const hasPasskeys = useHasPasskeys()
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle')
  const submit = useSubmit()
  const { t } = useTranslation('auth')
  const send = (passkey: string) =>
    submit(
      {
        passkey,
        ...(redirectTo && { redirectTo }),
        ...(sharedDevice && isTicked(sharedDevice) && { sharedDevice: 'on' }),
      },
      { method: 'post' },
    )
  const stopAutofill = usePasskeyAutofill(hasPasskeys && use === 'sign-in', send)
  const isBusy = pending || state === 'asking'
  const press = async () => {
    if (isBusy) return
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
      <p className="flex empty:hidden scripted:empty:flex scripted:empty:min-h-11">
        {hasPasskeys && (
          <Button
            type="button"
            className={use === 'sign-in' ? undefined : 'max-md:w-full'}
            variant={use === 'sign-in' ? 'quiet' : 'primary'}
            // A disabled button would lose the focus.
            aria-disabled={isBusy || undefined}
            onClick={() => void press()}
          >
            {t(use === 'sign-in' ? 'passkey.signIn' : 'passkey.use')}
          </Button>
        )}
      </p>
      <div role="status">
        {state === 'failed' && <p className={errorClass}>{t('passkey.failed')}</p>}
      </div>
    </>
  )
}
