const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Removes characters that XML 1.0 does not allow, not even escaped. */
export function legalXml(text: string): string {
  return text.replace(/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g, '')
}

/** Escapes text for XML, HTML and their quoted attributes. */
export function escapeXml(text: string): string {
  return legalXml(text).replace(/[&<>"]/g, (character) => escapes[character] ?? '')
}
