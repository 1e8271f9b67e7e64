const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text without the characters that XML 1.0 has no place for, not even escaped. */
export function legalXml(text: string): string {
  return text.replace(/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g, '')
}

/** Text as it stands in XML, in HTML, and in their quoted attributes. */
export function escapeXml(text: string): string {
  return legalXml(text).replace(/[&<>"]/g, (character) => escapes[character] ?? '')
}
