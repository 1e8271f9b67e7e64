import { layOut } from './layout'
import { addressOf, withSite, type Template } from './template'

/** The reader's own page, the same in every mail: mailbox and mail provider must not learn what it is about. */
const ownPage = '/profile'

/** Names no author, topic, thread or time. `payload`: `unsubscribe`, the token. */
export const somethingNew: Template = (input) => {
  const { translations, payload, siteUrl } = input
  const { unsubscribe: token = '' } = payload
  const { subject, text, action, reason, unsubscribe } = translations.somethingNew
  const unsubscribeUrl = addressOf(siteUrl, '/unsubscribe', { token })
  const letter = layOut(input, {
    subject,
    paragraphs: [translations.greeting, withSite(text, siteUrl)],
    link: { label: action, url: addressOf(siteUrl, ownPage) },
    closing: [reason, { label: unsubscribe, url: unsubscribeUrl }],
  })
  return { ...letter, unsubscribeUrl }
}
