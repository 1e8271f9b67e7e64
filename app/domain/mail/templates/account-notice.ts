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

// Mails that ask for an action. The others only inform, and their link is for a member who did not make the change.
const asking = new Set<Kind>(['verifyEmail', 'resetPassword', 'connectGoogle'])

/**
 * The common form of mails about an account: what happened, one link, and what to do if it was not you. `warning`
 * says what following the link removes. With a warning, the advice for other cases is not small print.
 */
export function accountNotice(kind: Kind, input: TemplateInput, url: string, warning?: string) {
  const { translations, siteUrl } = input
  const { subject, text, action, ignore } = translations[kind]
  const told = [translations.greeting, withSite(text, siteUrl)]
  const link = { label: action, url }
  return layOut(
    input,
    asking.has(kind)
      ? {
          subject,
          paragraphs: [...told, ...(warning ? [warning, ignore] : [])],
          link,
          closing: warning ? [] : [ignore],
        }
      : { subject, paragraphs: [...told, ignore], link, isQuiet: true, closing: [] },
  )
}
