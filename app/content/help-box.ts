import { helplines } from './helplines'

/**
 * The inside of the calm box, as HTML: the server puts it into pages and the browser beside a draft, so that no page
 * ships its words as a script.
 * @param level of its heading
 */
export function helpBox(language: keyof typeof helplines, level: 1 | 2 = 2): string {
  const { title, text, lines } = helplines[language]
  const calls = lines.map(
    ({ name, number }) => `<li>${name}: <a href="tel:${number}">${number}</a></li>`,
  )
  return `<h${level}>${title}</h${level}><p>${text}</p><ul>${calls.join('')}</ul>`
}
