import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
} from '@simplewebauthn/browser'
import { requestChallenge, type PasskeyUse } from './request-challenge'

/** Signs in with a passkey. @returns the text that the form sends. @throws when there is no passkey, or on cancel */
export async function signWithPasskey(use: PasskeyUse) {
  const optionsJSON = await requestChallenge(use)
  return JSON.stringify(await startAuthentication({ optionsJSON }))
}

/** Makes a passkey. @returns the text that the form sends. @throws when that is impossible, or on cancel */
export async function makePasskey(optionsJSON: PublicKeyCredentialCreationOptionsJSON) {
  return JSON.stringify(await startRegistration({ optionsJSON }))
}
