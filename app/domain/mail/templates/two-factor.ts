import { accountNotice } from './account-notice'
import { buildUrl, type Template } from './template'

/** A new password locks out anybody who knows the old one. */
const newPassword = '/auth/forgot-password'

export const secondStepAdded: Template = (input) =>
  accountNotice('secondStepAdded', input, buildUrl(input.siteUrl, newPassword))

export const secondStepRemoved: Template = (input) =>
  accountNotice('secondStepRemoved', input, buildUrl(input.siteUrl, newPassword))

export const passkeyAdded: Template = (input) =>
  accountNotice('passkeyAdded', input, buildUrl(input.siteUrl, newPassword))

export const passkeyRemoved: Template = (input) =>
  accountNotice('passkeyRemoved', input, buildUrl(input.siteUrl, newPassword))

export const recoveryCodesRenewed: Template = (input) =>
  accountNotice('recoveryCodesRenewed', input, buildUrl(input.siteUrl, newPassword))

/** `payload`: `left`, the number of unused recovery codes. */
export const recoveryCodeUsed: Template = (input) => {
  const { translations, payload } = input
  const { text, ...words } = translations.recoveryCodeUsed
  const recoveryCodeUsed = { ...words, text: text.replace('{left}', payload.left ?? '') }
  return accountNotice(
    'recoveryCodeUsed',
    { ...input, translations: { ...translations, recoveryCodeUsed } },
    buildUrl(input.siteUrl, newPassword),
  )
}
