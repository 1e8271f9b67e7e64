import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
} from '@simplewebauthn/browser'
import { requestChallenge, type PasskeyUse } from './request-challenge'

/** Has a passkey sign in; @returns what the form sends; @throws when there is none, or nobody wants to */
export async function signWithPasskey(use: PasskeyUse) {
  const optionsJSON = await requestChallenge(use)
  return JSON.stringify(await startAuthentication({ optionsJSON }))
}

/** Makes a passkey; @returns what the form sends; @throws when it cannot, or nobody wants to */
export async function makePasskey(optionsJSON: PublicKeyCredentialCreationOptionsJSON) {
  return JSON.stringify(await startRegistration({ optionsJSON }))
}
