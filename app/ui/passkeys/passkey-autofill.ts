import { useEffect, useRef } from 'react'

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
    const { stop, offer } = offerPasskeys((passkey) => latest.current(passkey))
    end.current = stop
    void offer()
    return stop
  }, [isWanted])
  return () => end.current()
}

function offerPasskeys(onSigned: (passkey: string) => void) {
  let isOver = false
  let timer = 0
  let stopAsking = () => {}
  const ask = async () => {
    try {
      const ceremony = await import('./ceremony')
      stopAsking = ceremony.stopAsking
      const passkey = isOver ? null : await ceremony.signWithPasskey('sign-in', true)
      if (passkey !== null && !isOver) onSigned(passkey)
    } catch {
      // Nobody has asked for it, so nobody is told when it comes to nothing.
    }
  }
  async function offer() {
    if (!(await isAutofillAvailable()) || isOver) return
    timer = window.setInterval(() => void ask(), renewEvery)
    await ask()
  }
  function stop() {
    isOver = true
    window.clearInterval(timer)
    stopAsking()
  }
  return { offer, stop }
}

async function isAutofillAvailable() {
  type Known = Partial<typeof PublicKeyCredential>
  const { isConditionalMediationAvailable: isAvailable } = PublicKeyCredential as Known
  return isAvailable ? PublicKeyCredential.isConditionalMediationAvailable() : false
}
