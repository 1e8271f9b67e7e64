import { useEffect, useRef } from 'react'
import { requestChallenge } from './request-challenge'

const minute = 60_000
// A challenge is good for five.
const renewEvery = 4 * minute

/**
 * Lets the browser offer passkeys among what it fills in, where it can.
 * @param onSigned gets what the form sends
 * @returns what ends it, for good
 */
export function usePasskeyAutofill(isWanted: boolean, onSigned: (passkey: string) => void) {
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

// Without the library, which nobody has asked for yet: browsers that can read and write JSON of it need none.
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
        ...{ publicKey, signal },
        mediation: 'conditional',
      })
      if (!isOver) onSigned(JSON.stringify(signed))
    } catch {
      // Nobody has pressed anything, so nobody is told when it comes to nothing.
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
