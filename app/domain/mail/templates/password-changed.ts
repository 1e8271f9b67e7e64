import { accountNotice } from './account-notice'
import { addressOf, type Template } from './template'

/** Says that the password was changed; nothing in the payload. */
export const passwordChanged: Template = (input) =>
  accountNotice('passwordChanged', input, addressOf(input.siteUrl, '/auth/forgot-password'))
