import { layOut } from './layout'
import { addressOf, withSite, type Template } from './template'

/** `payload`: `referenceId`, `message`, and the other given fields, named as in the translations' `field`. */
export const messageReceived: Template = (input) => {
  const { translations, payload, siteUrl } = input
  const { subject, text, action, reason, field } = translations.messageReceived
  const { referenceId = '', message = '' } = payload
  const facts = Object.entries(field).flatMap(([name, label]) => {
    const value = payload[name]
    if (!value) return []
    return value === 'true' ? [label] : [`${label}: ${value}`]
  })
  return layOut(input, {
    subject: subject.replace('{reference}', referenceId),
    paragraphs: [withSite(text, siteUrl), facts.join('\n'), message],
    link: { label: action, url: addressOf(siteUrl, `/moderation/messages/${referenceId}`) },
    closing: [reason],
  })
}
