import { accountNotice } from './account-notice'
import { addressOf, type Template } from './template'

/** `payload`: `token`. */
export const verifyEmail: Template = (input) => {
  const { token = '' } = input.payload
  return accountNotice(
    'verifyEmail',
    input,
    addressOf(input.siteUrl, '/auth/verify-email', { token }),
  )
}
