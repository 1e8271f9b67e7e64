import { Fragment } from 'react'
import { plainTextOf, type RichText, type Segment } from '~/domain/rich-text/rich-text'
import { useTextAttributes } from './text-attributes'

/** A member's text: paragraphs, line breaks as typed, lists, links, and nothing else. */
export function RichTextBody({ richText }: { richText: RichText }) {
  return (
    <div className="text" {...useTextAttributes(plainTextOf(richText))}>
      {richText.map((block, index) =>
        'items' in block ? (
          <ul key={index}>
            {block.items.map((item, place) => (
              <li key={place}>{item.map(shown)}</li>
            ))}
          </ul>
        ) : (
          <p key={index}>{block.map(shown)}</p>
        ),
      )}
    </div>
  )
}

function shown(segment: Segment, index: number) {
  if (typeof segment === 'string') return <Fragment key={index}>{segment}</Fragment>
  return (
    <a key={index} href={segment.href} rel="nofollow ugc noopener">
      {segment.text}
    </a>
  )
}
