import { accountNotice } from './account-notice'
import { addressOf, type Template } from './template'

/** `payload`: `token`. */
export const resetPassword: Template = (input) => {
  const { token = '' } = input.payload
  return accountNotice(
    'resetPassword',
    input,
    addressOf(input.siteUrl, '/auth/reset-password', { token }),
  )
}
