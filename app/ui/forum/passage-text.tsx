import { Fragment } from 'react'
import { passageText, type Passage, type Segment } from '~/domain/forum/passage'
import { usePassage } from './passage'

/** What a member wrote: paragraphs, line breaks as typed, links that can be followed, and nothing else. */
export function PassageText({ passage }: { passage: Passage }) {
  return (
    <div className="text" {...usePassage(passageText(passage))}>
      {passage.map((paragraph, index) => (
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
