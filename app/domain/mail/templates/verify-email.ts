import { accountNotice } from './account-notice'
import { addressOf, type Template } from './template'

/** Asks to confirm an address; `payload.token` is the link's token. */
export const verifyEmail: Template = (input) => {
  const { token = '' } = input.payload
  return accountNotice(
    'verifyEmail',
    input,
    addressOf(input.siteUrl, '/auth/verify-email', { token }),
  )
}
