import { accountNotice } from './account-notice'
import { addressOf, type Template } from './template'

/** Goes to the old address. No payload, so that it cannot show the new one. */
export const emailChanged: Template = (input) =>
  accountNotice('emailChanged', input, addressOf(input.siteUrl, '/#contact'))
