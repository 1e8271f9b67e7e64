import { layOut } from './layout'
import { addressOf, withSite, type Template } from './template'

/** Contains only fixed text and `payload.referenceId`, because visitors choose the address. */
export const messageReceipt: Template = (input) => {
  const { translations, payload, siteUrl } = input
  const { referenceId = '' } = payload
  const { subject, text, action, ignore } = translations.messageReceipt
  return layOut(input, {
    subject: subject.replace('{reference}', referenceId),
    paragraphs: [
      translations.greeting,
      withSite(text, siteUrl).replace('{reference}', referenceId),
    ],
    link: { label: action, url: addressOf(siteUrl, `/contact/sent/${referenceId}`) },
    closing: [ignore],
  })
}
