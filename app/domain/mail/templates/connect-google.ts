import { accountNotice } from './account-notice'
import { addressOf, type Template } from './template'

/** `payload`: `token`. */
export const connectGoogle: Template = (input) => {
  const { token = '' } = input.payload
  return accountNotice(
    'connectGoogle',
    input,
    addressOf(input.siteUrl, '/auth/connect-google', { token }),
  )
}
