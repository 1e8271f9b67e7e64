import {
  withSite,
  type Layout,
  type Link,
  type MailContent,
  type Part,
  type TemplateInput,
} from './template'
import { escapeXml } from '~/domain/xml'

/** Renders a mail as plain text and as HTML without images, scripts or tracking. */
export function layOut(input: TemplateInput, layout: Layout): MailContent {
  const { language, translations, siteUrl } = input
  const closing = [...layout.closing, withSite(translations.sender, siteUrl)]
  const whole = { ...layout, closing, language, sender: new URL(siteUrl).host }
  return { subject: layout.subject, text: asText(whole), html: layOutHtml(whole) }
}

function asText({ paragraphs, link, closing }: Layout) {
  const parts = [
    ...paragraphs.map((part) => asPlain(part, link)),
    ...(paragraphs.some(hasSteps) ? [] : [`${link.label}:\n${link.url}`]),
    '--',
    ...closing.map(asLine),
  ]
  return `${parts.join('\n\n')}\n`
}

/** The link of the mail is then below the first step. */
function hasSteps(part: Part) {
  return typeof part !== 'string' && 'steps' in part
}

function asPlain(part: Part, link: Link) {
  if (typeof part === 'string') return part
  if ('quote' in part) return part.quote
  if ('steps' in part) {
    const [first = '', ...others] = part.steps.map((step, index) => `${index + 1}. ${asLine(step)}`)
    return [first, `   ${asLine(link)}`, ...others].join('\n')
  }
  return part.facts.map((fact) => fact.filter(Boolean).join(': ')).join('\n')
}

function asLine(part: string | Link) {
  return typeof part === 'string' ? part : `${part.label}: ${part.url}`
}

const sans =
  "system-ui,'Segoe UI',Roboto,'Noto Sans','Noto Sans Devanagari','Nirmala UI',sans-serif"
const serif =
  "'Iowan Old Style','Palatino Linotype','Noto Serif','Noto Serif Devanagari',Georgia,serif"

// Inline styles, because some mail programs remove style sheets. In those only the dark theme is lost.
const styles = {
  page: `margin:0;padding:24px 12px;background-color:#fbf7f2;color:#221a26;font:17px/1.6 ${sans}`,
  sheet: 'max-width:36em;margin:0 auto;background-color:#fffdfa;border:1px solid #e4d8cb',
  inside: 'padding:28px 24px',
  sender: 'margin:0 0 20px;color:#504457;font-size:15px',
  // Drawn with CSS: the size of a letter would depend on the font.
  mark: 'display:inline-block;width:10px;height:10px;border-radius:5px;background-color:#e8a01c',
  subject: `margin:0 0 16px;font:bold 24px/1.3 ${serif}`,
  paragraph: 'margin:0 0 16px',
  quote: 'margin:0 0 20px;padding:4px 0 4px 16px;border-left:3px solid #e8a01c',
  steps: 'margin:0 0 20px;padding:0 0 0 24px',
  step: 'margin:0 0 8px',
  stepButton: 'margin:8px 0 16px',
  facts: 'margin:0 0 16px;border-spacing:0',
  term: 'padding:0 16px 4px 0;color:#504457;vertical-align:top',
  value: 'padding:0 0 4px;vertical-align:top;word-break:break-word',
  button: 'background-color:#5b2563;border-radius:12px',
  quietButton: 'border:2px solid #5b2563;border-radius:12px',
  buttonLink:
    'display:inline-block;padding:12px 24px;text-align:center;font-weight:600;text-decoration:none',
  closing: 'padding:20px 24px 8px;border-top:1px solid #e4d8cb;color:#504457;font-size:15px',
  small: 'margin:0 0 12px',
  link: 'color:#5b2563',
}

const darkSheet = `@media (prefers-color-scheme: dark) {
.page { background-color: #1d1622 !important; color: #f4ecf0 !important }
.sheet { background-color: #281f2f !important; border-color: #3d3145 !important }
.soft { color: #c8bbcb !important; border-color: #3d3145 !important }
.button { background-color: #e0b3ea !important }
.button a { color: #2b0f31 !important }
.quiet { border-color: #e0b3ea !important }
.quiet a { color: #e0b3ea !important }
.link { color: #e0b3ea !important }
}`

/** Renders a mail as HTML in the site's colours; without its style sheet it lacks only the dark theme. */
function layOutHtml(layout: Layout & { language: string; sender: string }): string {
  const { language, sender, subject, paragraphs, link, isQuiet = false, closing } = layout
  const button = asButton(link, isQuiet)
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeXml(subject)}</title>
<style>
${darkSheet}
</style>
</head>
<body class="page" style="${styles.page}">
<table role="presentation" class="sheet" width="100%" cellspacing="0" cellpadding="0" align="center" style="${styles.sheet};border-radius:12px;border-spacing:0">
<tr><td style="${styles.inside}">
<p class="soft" style="${styles.sender}"><span aria-hidden="true" style="${styles.mark}"></span> ${escapeXml(sender)}</p>
<h1 style="${styles.subject}">${escapeXml(subject)}</h1>
${paragraphs.map((part) => asParagraph(part, button)).join('\n')}
${paragraphs.some(hasSteps) ? '' : button}
</td></tr>
<tr><td class="soft" style="${styles.closing}">
${closing.map(asSmallPrint).join('\n')}
</td></tr>
</table>
</body>
</html>
`
}

function asParagraph(part: Part, button: string) {
  if (typeof part === 'string') return `<p style="${styles.paragraph}">${asHtml(part)}</p>`
  if ('quote' in part)
    return `<blockquote style="${styles.quote}">${asHtml(part.quote)}</blockquote>`
  if ('steps' in part) {
    const items = part.steps.map((step, index) => {
      const below = index === 0 ? `\n<div style="${styles.stepButton}">${button}</div>` : ''
      return `<li style="${styles.step}">${asPhrase(step)}${below}</li>`
    })
    return `<ol style="${styles.steps}">\n${items.join('\n')}\n</ol>`
  }
  return `<table role="presentation" style="${styles.facts}">
${part.facts.map(asRow).join('\n')}
</table>`
}

function asRow([term, value]: [string, string]) {
  return value
    ? `<tr><td class="soft" style="${styles.term}">${asHtml(term)}</td><td style="${styles.value}">${asHtml(value)}</td></tr>`
    : `<tr><td colspan="2" style="${styles.value}">${asHtml(term)}</td></tr>`
}

function asHtml(text: string) {
  return escapeXml(text).replaceAll('\n', '<br>\n')
}

function asButton(link: Link, isQuiet: boolean) {
  const [kind, cell, colour] = isQuiet
    ? ['quiet', styles.quietButton, '#5b2563']
    : ['button', styles.button, '#fffaf4']
  return `<table role="presentation" cellspacing="0" cellpadding="0"><tr>
<td class="${kind}" style="${cell}">${asAnchor(link, `${styles.buttonLink};color:${colour}`)}</td>
</tr></table>`
}

function asSmallPrint(part: string | Link) {
  return `<p style="${styles.small}">${asPhrase(part)}</p>`
}

function asPhrase(part: string | Link) {
  return typeof part === 'string' ? escapeXml(part) : asAnchor(part, styles.link, ' class="link"')
}

function asAnchor({ label, url }: Link, style: string, attributes = '') {
  return `<a href="${escapeXml(url)}"${attributes} style="${style}">${escapeXml(label)}</a>`
}
