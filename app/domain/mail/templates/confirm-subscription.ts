import { layOut } from './layout'
import { addressOf, withSite, type Template } from './template'

/** `payload`: `token` confirms the subscription, `leave` ends it. */
export const confirmSubscription: Template = ({ language, translations, payload, siteUrl }) => {
  const { token = '', leave = '' } = payload
  const { subject, text, action, ignore, leave: leaveLabel } = translations.confirmSubscription
  return layOut({
    language,
    subject,
    paragraphs: [translations.greeting, withSite(text, siteUrl)],
    link: { label: action, url: addressOf(siteUrl, '/contact/waitlist/confirm', { token }) },
    closing: [
      ignore,
      { label: leaveLabel, url: addressOf(siteUrl, '/contact/waitlist/leave', { token: leave }) },
      withSite(translations.sender, siteUrl),
    ],
  })
}
