import { layOut } from './layout'
import { addressOf, withSite, type Template } from './template'

/** `payload`: `referenceId`, `message`, `source`, and the other given fields, named as in the translations' `field`. */
export const messageReceived: Template = (input) => {
  const { translations, payload, siteUrl } = input
  const { subject, text, action, reason, source, value, field } = translations.messageReceived
  const { referenceId = '', message = '' } = payload
  const words: Record<string, Record<string, string>> = value
  const sources: Record<string, string> = source
  const facts = Object.entries(field).flatMap(([name, label]) => {
    const given = payload[name]
    if (!given) return []
    return given === 'true' ? [label] : [`${label}: ${words[name]?.[given] ?? given}`]
  })
  const from = sources[payload.source ?? ''] ?? ''
  return layOut(input, {
    subject: subject.replace('{reference}', referenceId),
    paragraphs: [withSite(text, siteUrl), [from, ...facts].join('\n'), message],
    link: { label: action, url: addressOf(siteUrl, `/moderation/messages/${referenceId}`) },
    closing: [reason],
  })
}
