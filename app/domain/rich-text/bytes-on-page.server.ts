// Bytes beyond twice its UTF-8 length: as an entity, as an escaped escape, as the end of a paragraph.
const escaped = new Map(
  Object.entries({ '&': 9, '<': 8, '>': 8, '"': 8, "'": 5, '\\': 3, '\n': 14, '\u2028': 3 }),
)
const otherwise = 6
const special = /[\p{Cc}&<>"'\\\u2028\u2029]/gu

// Avatar, byline, actions, their data and JSON-LD.
const aroundComment = 2_000
export const describedLength = 500

/** The most bytes of HTML for a text: once as markup and once in the hydration data. */
export function bytesOnPage(text: string): number {
  let bytes = 2 * Buffer.byteLength(text)
  for (const [character] of text.matchAll(special)) bytes += escaped.get(character) ?? otherwise
  return bytes
}

/** `bytesOnPage` for the value of a field: a line break is no paragraph, but is escaped twice in the hydration data. */
export function bytesInField(text: string): number {
  return bytesOnPage(text.replaceAll('\n', '\\'))
}

/** The most bytes of HTML for a post or comment with its author and markup. */
export function itemBytes({ content, user }: { content: string; user: unknown }): number {
  const name = JSON.stringify(user)
  const described = bytesOnPage(content.slice(0, describedLength)) * 0.6
  const written = bytesOnPage(content) + allLinksBytes(content) + described
  return Math.ceil(aroundComment + 2 * bytesOnPage(name) + written)
}

/** Limit for the links of one text; `toRichText` leaves further ones as plain text. */
export const maxLinkBytes = 16_000
const aroundLink = 180

/** The bytes of HTML that a link adds. */
export function linkBytes(href: string): number {
  return aroundLink + bytesOnPage(href)
}

function allLinksBytes(text: string) {
  const links = text.match(/(?:https?:|www\.)\S{3}/gi)?.length ?? 0
  return links ? Math.min(maxLinkBytes, links * aroundLink + bytesOnPage(text)) : 0
}
