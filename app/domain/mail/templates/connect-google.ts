import { accountNotice } from './account-notice'
import { addressOf, type Template } from './template'

/** Leads to the button that joins a Google account; `payload.token` is the link's token. */
export const connectGoogle: Template = (input) => {
  const { token = '' } = input.payload
  return accountNotice(
    'connectGoogle',
    input,
    addressOf(input.siteUrl, '/auth/connect-google', { token }),
  )
}
