import { layOutHtml } from './layout-html'
import { withSite, type MailContent, type TemplateInput } from './template'

export type Link = { label: string; url: string }

/** `closing` is the small print below the link; the line about the sender follows it. */
export type Layout = {
  subject: string
  paragraphs: string[]
  link: Link
  closing: (string | Link)[]
}

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
