import type { ReactNode } from 'react'

/** The classes of a list of terms and their values. */
export const factsClass =
  'grid grid-cols-1 gap-3 [&_dd]:wrap-anywhere [&_dd]:whitespace-pre-line [&_dt]:text-sm [&_dt]:text-soft [&_dd]:flex-[3_1_12rem] [&_dt]:flex-[1_1_7rem] [&>div]:flex [&>div]:items-baseline [&>div]:flex-wrap [&>div]:gap-x-4'

/** The classes of what somebody wrote to the team: on paper, so that it is no further fact. */
export const letterClass =
  'text rounded-xl border border-line bg-raised px-5 py-4 font-serif text-lg'

/** An email address that breaks behind its @ rather than within a word. */
export function MailAddress({ address }: { address: string }) {
  const end = address.lastIndexOf('@') + 1
  return (
    <>
      {address.slice(0, end)}
      <wbr />
      {address.slice(end)}
    </>
  )
}

/** The number by which something that was sent is found again. */
export function ReferenceNumber({ term, number }: { term: string; number: string }) {
  return (
    <dl className="rounded-xl border border-s-3 border-line border-s-success bg-raised px-5 py-4">
      <dt>{term}</dt>
      <dd className="text-xl font-semibold wrap-anywhere">
        <code>{number}</code>
      </dd>
    </dl>
  )
}

/** A term and its value; nothing without a value. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return children ? (
    <div>
      <dt>{term}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  ) : null
}
