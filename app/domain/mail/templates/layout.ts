import { layOutHtml } from './layout-html'
import { withSite, type Layout, type Link, type MailContent, type TemplateInput } from './template'

/** Renders a mail as plain text and as HTML without images, scripts or tracking. */
export function layOut(input: TemplateInput, layout: Layout): MailContent {
  const { language, translations, siteUrl } = input
  const closing = [...layout.closing, withSite(translations.sender, siteUrl)]
  const whole = { ...layout, closing, language, sender: new URL(siteUrl).host }
  return { subject: layout.subject, text: asText(whole), html: layOutHtml(whole) }
}

function asText({ paragraphs, link, closing }: Layout) {
  const parts = [...paragraphs, `${link.label}:\n${link.url}`, '--', ...closing.map(asLine)]
  return `${parts.join('\n\n')}\n`
}

function asLine(part: string | Link) {
  return typeof part === 'string' ? part : `${part.label}: ${part.url}`
}
