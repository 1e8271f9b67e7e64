import { escapeXml } from '../../xml'

type Link = { label: string; url: string }

/** `closing` is the small print below the link. */
export type Layout = {
  language: string
  subject: string
  paragraphs: string[]
  link: Link
  closing: (string | Link)[]
}

/** `unsubscribeUrl` becomes the one-click unsubscribe headers. */
export type MailContent = { subject: string; text: string; html: string; unsubscribeUrl?: string }

const pageStyle = 'max-width:34em;margin:0 auto;padding:16px;font:16px/1.6 sans-serif'
const buttonStyle = 'display:inline-block;padding:12px 20px;border:2px solid;border-radius:8px'

/** Renders a mail as plain text and as HTML without images, scripts or tracking. */
export function layOut(letter: Layout): MailContent {
  return { subject: letter.subject, text: asText(letter), html: asHtml(letter) }
}

function asText({ paragraphs, link, closing }: Layout) {
  const parts = [...paragraphs, `${link.label}:\n${link.url}`, '--', ...closing.map(asLine)]
  return `${parts.join('\n\n')}\n`
}

function asLine(part: string | Link) {
  return typeof part === 'string' ? part : `${part.label}: ${part.url}`
}

function asHtml({ language, subject, paragraphs, link, closing }: Layout) {
  const body = [
    ...paragraphs.map((label) => `<p>${escapeXml(label).replaceAll('\n', '<br>\n')}</p>`),
    `<p>${asAnchor(link, ` style="${buttonStyle}"`)}</p>`,
    '<hr>',
    ...closing.map(
      (part) => `<p>${typeof part === 'string' ? escapeXml(part) : asAnchor(part)}</p>`,
    ),
  ]
  return [
    `<!doctype html>\n<html lang="${language}">\n<head>\n<meta charset="utf-8">`,
    `<title>${escapeXml(subject)}</title>\n</head>\n<body style="${pageStyle}">`,
    ...body,
    '</body>\n</html>\n',
  ].join('\n')
}

function asAnchor({ label, url }: Link, style = '') {
  return `<a href="${escapeXml(url)}"${style}>${escapeXml(label)}</a>`
}
