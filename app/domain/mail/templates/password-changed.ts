import { accountNotice } from './account-notice'
import { addressOf, type Template } from './template'

export const passwordChanged: Template = (input) =>
  accountNotice('passwordChanged', input, addressOf(input.siteUrl, '/auth/forgot-password'))
