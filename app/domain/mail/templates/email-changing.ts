import { accountNotice } from './account-notice'
import { addressOf, type Template } from './template'

/** Warns the old address while the change can still be stopped: a new password ends the link. Nothing in the payload. */
export const emailChanging: Template = (input) =>
  accountNotice('emailChanging', input, addressOf(input.siteUrl, '/auth/forgot-password'))
