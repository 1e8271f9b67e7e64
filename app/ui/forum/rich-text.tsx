import { Fragment } from 'react'
import { plainTextOf, type RichText, type Segment } from '~/domain/rich-text/rich-text'
import { useTextAttributes } from './text-attributes'

/** A member's text: paragraphs, line breaks as typed, links, and nothing else. */
export function RichTextBody({ richText }: { richText: RichText }) {
  return (
    <div className="text" {...useTextAttributes(plainTextOf(richText))}>
      {richText.map((paragraph, index) => (
        <p key={index}>
          {paragraph.map((segment, index) => (
            <Fragment key={index}>{shown(segment)}</Fragment>
          ))}
        </p>
      ))}
    </div>
  )
}

function shown(segment: Segment) {
  if (typeof segment === 'string') return segment
  return (
    <a href={segment.href} rel="nofollow ugc noopener">
      {segment.text}
    </a>
  )
}
