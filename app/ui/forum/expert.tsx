import { Fragment } from 'react'
import { buttonClass, touchLinkClass } from '~/ui/button'
import { useTextAttributes } from './item-parts'

/** The lines above and below the text of an expert. */
export type ExpertLines = { mark: string; note: string }

/** An expert's name, profession and registration, under the byline. */
export function ExpertMark({ mark }: ExpertLines) {
  return (
    <p className="text-sm font-semibold" {...useTextAttributes(mark)}>
      {mark}
    </p>
  )
}

/** The classes for the edge beside an expert's text. */
export const expertClass = 'my-3 border-s-3 border-success ps-4'

/** The sentence under the text of an expert. */
export function ExpertNote({ note }: ExpertLines) {
  return <p className="hint text-sm text-soft">{note}</p>
}

type Line = { name: string; number: string }

/** A sentence about a comment, and the experts who say it. */
export type ReviewLines = {
  sentence: string
  by: string[]
  /** The helplines of a warning: the emergency number first, the others under `more`. */
  help?: { lines: readonly Line[]; more: string }
}

/** The reviews of a comment by experts. A warning stands out more than agreement. */
export function Reviews({ reviews }: { reviews: ReviewLines[] }) {
  return reviews.map(({ sentence, by, help }) => (
    <div
      key={sentence}
      className={
        help
          ? 'mt-4 mb-2 rounded-xl border border-s-8 border-danger bg-raised px-4 py-3'
          : 'mt-4 mb-2 border-s-3 border-accent ps-4'
      }
    >
      <b className={`block ${help ? 'text-lg text-danger' : ''}`}>{sentence}</b>
      <span className="text-sm">
        {by.map((name, index) => (
          <Fragment key={name}>
            {index > 0 && ' · '}
            <bdi>{name}</bdi>
          </Fragment>
        ))}
      </span>
      {help && <Helplines {...help} />}
    </div>
  ))
}

function Helplines({ lines: [emergency, ...others], more }: Required<ReviewLines>['help']) {
  return (
    <>
      {emergency && (
        <p className="mt-2">
          <a
            className={buttonClass({ variant: 'danger' })}
            href={`tel:${emergency.number}`}
          >{`${emergency.name} ${emergency.number}`}</a>
        </p>
      )}
      <details className="text-sm">
        <summary className="min-h-11 cursor-pointer py-2.5 text-action">{more}</summary>
        {others.map(({ name, number }) => (
          <p key={number}>
            <a className={touchLinkClass} href={`tel:${number}`}>
              <span>
                {name} <b className="whitespace-nowrap">{number}</b>
              </span>
            </a>
          </p>
        ))}
      </details>
    </>
  )
}
