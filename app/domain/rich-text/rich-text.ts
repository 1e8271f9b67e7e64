export type Segment = string | { text: string; href: string }

/** Paragraphs of segments; line breaks inside a paragraph stay in the text. */
export type RichText = Segment[][]

/** The text without links, paragraphs separated by a blank line. */
export function plainTextOf(richText: RichText): string {
  return richText.map((paragraph) => paragraph.map(segmentText).join('')).join('\n\n')
}

function segmentText(segment: Segment): string {
  return typeof segment === 'string' ? segment : segment.text
}
