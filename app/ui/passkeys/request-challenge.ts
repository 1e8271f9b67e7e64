import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'

/** What a passkey is used for. */
export type PasskeyUse = 'sign-in' | 'second-step'

/** Asks the server what a passkey is to sign. */
export async function requestChallenge(use: PasskeyUse) {
  const body = new URLSearchParams({ use })
  const answer = await fetch('/auth/passkey', { method: 'POST', body })
  if (!answer.ok) throw new Error(String(answer.status))
  return (await answer.json()) as PublicKeyCredentialRequestOptionsJSON
}
