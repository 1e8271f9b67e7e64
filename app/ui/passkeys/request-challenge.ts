import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'

/** The purpose of a passkey's signature. */
export type PasskeyUse = 'sign-in' | 'second-step'

/** Requests the challenge from the server that a passkey signs. */
export async function requestChallenge(use: PasskeyUse) {
  const body = new URLSearchParams({ use })
  const answer = await fetch('/auth/passkey', { method: 'POST', body })
  if (!answer.ok) throw new Error(String(answer.status))
  return (await answer.json()) as PublicKeyCredentialRequestOptionsJSON
}
