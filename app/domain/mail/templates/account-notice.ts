import { layOut } from './layout'
import { withSite, type TemplateInput } from './template'

type Kind =
  | 'verifyEmail'
  | 'resetPassword'
  | 'passwordChanged'
  | 'emailChanging'
  | 'emailChanged'
  | 'connectGoogle'
  | 'secondStepAdded'
  | 'secondStepRemoved'
  | 'recoveryCodeUsed'
  | 'recoveryCodesRenewed'
  | 'passkeyAdded'
  | 'passkeyRemoved'

/** The common form of mails about an account: what happened, one link, and what to do if it was not you. */
export function accountNotice(kind: Kind, input: TemplateInput, url: string) {
  const { translations, siteUrl } = input
  const { subject, text, action, ignore } = translations[kind]
  return layOut(input, {
    subject,
    paragraphs: [translations.greeting, withSite(text, siteUrl)],
    link: { label: action, url },
    closing: [ignore],
  })
}
