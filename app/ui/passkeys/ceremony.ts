import {
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

/** What a passkey is used for. */
export type PasskeyUse = 'sign-in' | 'second-step'

/**
 * Asks for a passkey, in the browser's own window or, quietly, among what it offers to fill in.
 * @returns what the form sends; @throws when there is none, or nobody wants to
 */
export async function signWithPasskey(use: PasskeyUse, useBrowserAutofill: boolean) {
  const body = new URLSearchParams({ use })
  const answer = await fetch('/auth/passkey', { method: 'POST', body })
  if (!answer.ok) throw new Error(String(answer.status))
  const optionsJSON = (await answer.json()) as PublicKeyCredentialRequestOptionsJSON
  return JSON.stringify(await startAuthentication({ optionsJSON, useBrowserAutofill }))
}

/** Makes a passkey; @returns what the form sends; @throws when it cannot, or nobody wants to */
export async function makePasskey(optionsJSON: PublicKeyCredentialCreationOptionsJSON) {
  return JSON.stringify(await startRegistration({ optionsJSON }))
}

/** Takes the question back, where one is open. */
export function stopAsking(): void {
  WebAuthnAbortService.cancelCeremony()
}
