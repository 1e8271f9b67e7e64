import { layOut } from './layout'
import { buildUrl, withSite, type Part, type TemplateInput } from './template'

type Kind =
  | 'verifyEmail'
  | 'resetPassword'
  | 'passwordChanged'
  | 'emailChanging'
  | 'emailChanged'
  | 'connectGoogle'
  | 'googleConnected'
  | 'secondStepAdded'
  | 'secondStepRemoved'
  | 'recoveryCodeUsed'
  | 'recoveryCodesRenewed'
  | 'passkeyAdded'
  | 'passkeyRemoved'

// Mails that ask for an action. The others only inform, and their link is for a member who did not make the change.
const asking = new Set<Kind>(['verifyEmail', 'resetPassword', 'connectGoogle'])

/**
 * The common form of mails about an account: the event, one link, and the steps for a recipient who did not cause it.
 * `warning` says what the link removes; then these steps come before the link. Where a new password is not enough, the
 * translations contain further steps.
 */
export function accountNotice(kind: Kind, input: TemplateInput, url: string, warning?: string) {
  const { translations, siteUrl } = input
  const words: Words = translations[kind]
  const { subject, text, action, ignore } = words
  const opening = [translations.greeting, withSite(text, siteUrl)]
  const link = { label: action, url }
  if (asking.has(kind)) {
    const paragraphs = warning ? [...opening, warning, ignore] : opening
    return layOut(input, { subject, paragraphs, link, closing: warning ? [] : [ignore] })
  }
  const paragraphs = [...opening, ignore, ...stepsOf(words, input)]
  return layOut(input, { subject, paragraphs, link, isQuiet: true, closing: [] })
}

type Words = Record<'subject' | 'text' | 'action' | 'ignore', string> & {
  steps?: { password: string; further?: string; write: string }
}

function stepsOf({ steps }: Words, { translations, siteUrl }: TemplateInput): Part[] {
  if (!steps) return []
  const { password, further, write } = steps
  const writing = { label: write, url: buildUrl(siteUrl, '/#contact') }
  return [translations.otherwise, { steps: [password, ...(further ? [further] : []), writing] }]
}
