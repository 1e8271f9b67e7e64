import { layOut } from './layout'
import { addressOf, withSite, type Template } from './template'

/** For administrators. `payload`: `by`, the username of who looked an author up without a second person. */
export const authorLookedUp: Template = (input) => {
  const { translations, payload, siteUrl } = input
  const { subject, text, action, reason } = translations.authorLookedUp
  return layOut(input, {
    subject,
    paragraphs: [withSite(text, siteUrl).replace('{by}', payload.by ?? '')],
    link: { label: action, url: addressOf(siteUrl, '/moderation') },
    closing: [reason],
  })
}
