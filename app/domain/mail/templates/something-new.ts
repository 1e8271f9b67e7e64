import { layOut } from './layout'
import { addressOf, withSite, type Template } from './template'

/** Names neither author nor topic. `payload`: `postId`, `commentId`, and `unsubscribe`, the token. */
export const somethingNew: Template = (input) => {
  const { translations, payload, siteUrl } = input
  const { postId = '', commentId = '', unsubscribe: token = '' } = payload
  const { subject, text, action, reason, unsubscribe } = translations.somethingNew
  const unsubscribeUrl = addressOf(siteUrl, '/unsubscribe', { token })
  const letter = layOut(input, {
    subject,
    paragraphs: [translations.greeting, withSite(text, siteUrl)],
    link: {
      label: action,
      url: addressOf(siteUrl, `/forum/post/${postId}?comment=${commentId}#comment-${commentId}`),
    },
    closing: [reason, { label: unsubscribe, url: unsubscribeUrl }],
  })
  return { ...letter, unsubscribeUrl }
}
