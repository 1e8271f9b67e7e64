import type { ReactNode } from 'react'

/** The classes of a list of terms and their values. */
export const factsClass =
  'grid grid-cols-1 gap-3 [&_dd]:wrap-anywhere [&_dd]:whitespace-pre-line [&_dt]:text-sm [&_dt]:text-soft [&_dd]:flex-[3_1_12rem] [&_dt]:flex-[1_1_7rem] [&>div]:flex [&>div]:items-baseline [&>div]:flex-wrap [&>div]:gap-x-4'

/** The classes of a message to the team. It looks like a letter on paper, to set it apart from the facts. */
export const letterClass =
  'text rounded-xl border border-line bg-raised px-5 py-4 font-serif text-lg'

/** An email address that wraps after its @ rather than within a word or at a hyphen. */
export function EmailAddress({ email }: { email: string }) {
  const end = email.lastIndexOf('@') + 1
  return (
    <>
      <span className="inline-block [text-decoration:inherit]">{email.slice(0, end)}</span>
      <span className="inline-block [text-decoration:inherit]">{email.slice(end)}</span>
    </>
  )
}

/** A term and its value. Renders nothing without a value. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return children ? (
    <div>
      <dt>{term}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  ) : null
}
