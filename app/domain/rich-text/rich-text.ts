export type Segment = string | { text: string; href: string }

type List = { items: Segment[][] }

/** Paragraphs of segments and lists; line breaks inside a paragraph stay in the text. */
export type RichText = (Segment[] | List)[]

/** Returns the text without links; paragraphs and lists are separated by a blank line. */
export function toPlainText(richText: RichText): string {
  return richText
    .map((block) => ('items' in block ? block.items.map(lineOf).join('\n') : textOf(block)))
    .join('\n\n')
}

function lineOf(item: Segment[]): string {
  return `- ${textOf(item)}`
}

function textOf(segments: Segment[]): string {
  return segments.map(segmentText).join('')
}

function segmentText(segment: Segment): string {
  return typeof segment === 'string' ? segment : segment.text
}
