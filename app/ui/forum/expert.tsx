import { Fragment } from 'react'
import { touchLinkClass } from '~/ui/button'

/** What stands above and below the text of an expert. */
export type ExpertLines = { mark: string; note: string }

/** Name, profession and registration of an expert, under the byline. */
export function ExpertMark({ mark }: ExpertLines) {
  return (
    <p className="text-sm font-semibold" dir="auto">
      {mark}
    </p>
  )
}

/** The classes of an edge beside an expert's text. */
export const expertClass = 'my-3 border-s-3 border-success ps-4'

/** The sentence under the text of an expert. */
export function ExpertNote({ note }: ExpertLines) {
  return <p className="hint text-sm text-soft">{note}</p>
}

/** A sentence of experts about a comment, who says it, and the help lines that belong to it. */
export type ReviewLines = {
  sentence: string
  by: string[]
  lines?: readonly { name: string; number: string }[]
}

/** What experts say of a comment. */
export function Reviews({ reviews }: { reviews: ReviewLines[] }) {
  return reviews.map(({ sentence, by, lines }) => (
    <div key={sentence} className="my-4 border-s-3 border-accent ps-4 text-sm">
      <b className="block text-base">{sentence}</b>
      {by.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && ' · '}
          <bdi>{name}</bdi>
        </Fragment>
      ))}
      {lines?.map(({ name, number }) => (
        <p key={number}>
          <a className={touchLinkClass} href={`tel:${number}`}>
            <span>
              {name} <b className="whitespace-nowrap">{number}</b>
            </span>
          </a>
        </p>
      ))}
    </div>
  ))
}
