import { helplines } from './helplines'

/** The help box as HTML, fetched by drafts so that no page ships it as a script; `level` is of its heading. */
export function helpBox(language: keyof typeof helplines, level: 1 | 2 = 2): string {
  const { title, text, lines } = helplines[language]
  const calls = lines.map(
    ({ name, number }) => `<li><a href="tel:${number}">${name} <b>${number}</b></a></li>`,
  )
  return `<h${level}>${title}</h${level}><p>${text}</p><ul>${calls.join('')}</ul>`
}
