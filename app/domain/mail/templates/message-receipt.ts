import { layOut } from './layout'
import { addressOf, withSite, type Template } from './template'

/** Contains only fixed text and `payload.referenceId`, because visitors choose the address. */
export const messageReceipt: Template = ({ language, translations, payload, siteUrl }) => {
  const { referenceId = '' } = payload
  const { subject, text, action, ignore } = translations.messageReceipt
  return layOut({
    language,
    subject: subject.replace('{reference}', referenceId),
    paragraphs: [
      translations.greeting,
      withSite(text, siteUrl).replace('{reference}', referenceId),
    ],
    link: { label: action, url: addressOf(siteUrl, `/contact/sent/${referenceId}`) },
    closing: [ignore, withSite(translations.sender, siteUrl)],
  })
}
