// What a character takes beyond twice its UTF-8: as an entity, as an escape of an escape, as the end of a paragraph.
const escaped = new Map(
  Object.entries({ '&': 9, '<': 8, '>': 8, '"': 8, "'": 5, '\\': 3, '\n': 14, '\u2028': 3 }),
)
const otherwise = 6
const special = /[\p{Cc}&<>"'\\\u2028\u2029]/gu

// Avatar, byline and actions, the data of all that, and what search engines are told.
const aroundComment = 2_000
/** How many characters of a text search engines are told, beside the page itself. */
export const describedLength = 500

/** How many bytes of HTML a text takes at most: once as markup, and once in the data that the page hydrates from. */
export function bytesOnPage(text: string): number {
  let bytes = 2 * Buffer.byteLength(text)
  for (const [character] of text.matchAll(special)) bytes += escaped.get(character) ?? otherwise
  return bytes
}

/** The same for what is typed into a field, whose lines are no paragraphs. */
export function bytesInField(text: string): number {
  return bytesOnPage(text.replaceAll('\n', ' '))
}

/** How many bytes of HTML a post or comment takes at most, with its author's name and what stands around it. */
export function itemBytes({ content, user }: { content: string; user: unknown }): number {
  const name = JSON.stringify(user)
  const described = bytesOnPage(content.slice(0, describedLength)) * 0.6
  const written = bytesOnPage(content) + allLinksBytes(content) + described
  return Math.ceil(aroundComment + 2 * bytesOnPage(name) + written)
}

/** What the links of one text may add to it; `toRichText` leaves further ones as text. */
export const maxLinkBytes = 16_000
const aroundLink = 180

/** How many bytes of HTML it takes to make a link of this address. */
export function linkBytes(href: string): number {
  return aroundLink + bytesOnPage(href)
}

function allLinksBytes(text: string) {
  const links = text.match(/(?:https?:|www\.)\S{3}/gi)?.length ?? 0
  return links ? Math.min(maxLinkBytes, links * aroundLink + bytesOnPage(text)) : 0
}
