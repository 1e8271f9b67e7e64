/** A piece of what a member wrote: plain text, or text that is a link. */
export type Segment = string | { text: string; href: string }

/** What a member wrote, as paragraphs of segments. Line breaks inside a paragraph stay in the text. */
export type RichText = Segment[][]

/** The text of a passage without its links, paragraphs separated by a blank line. */
export function plainTextOf(richText: RichText): string {
  return richText.map((paragraph) => paragraph.map(segmentText).join('')).join('\n\n')
}

/** The words of a segment. */
function segmentText(segment: Segment): string {
  return typeof segment === 'string' ? segment : segment.text
}
