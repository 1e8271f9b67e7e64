import { accountNotice } from './account-notice'
import { addressOf, type Template } from './template'

/** Goes to the old address while a new password can still stop the change. No payload. */
export const emailChanging: Template = (input) =>
  accountNotice('emailChanging', input, addressOf(input.siteUrl, '/auth/forgot-password'))
