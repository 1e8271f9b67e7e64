import { layOut } from './layout'
import { addressOf, withSite, type Template } from './template'

/** `payload`: `token` confirms the subscription, `leave` ends it. */
export const confirmSubscription: Template = (input) => {
  const { translations, payload, siteUrl } = input
  const { token = '', leave = '' } = payload
  const { subject, text, action, ignore, leave: leaveLabel } = translations.confirmSubscription
  return layOut(input, {
    subject,
    paragraphs: [translations.greeting, withSite(text, siteUrl)],
    link: { label: action, url: addressOf(siteUrl, '/contact/waitlist/confirm', { token }) },
    closing: [
      ignore,
      { label: leaveLabel, url: addressOf(siteUrl, '/contact/waitlist/leave', { token: leave }) },
    ],
  })
}
