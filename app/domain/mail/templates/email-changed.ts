import { accountNotice } from './account-notice'
import { addressOf, type Template } from './template'

/** Tells the old address that the account left it; nothing in the payload, least of all the new address. */
export const emailChanged: Template = (input) =>
  accountNotice('emailChanged', input, addressOf(input.siteUrl, '/#contact'))
