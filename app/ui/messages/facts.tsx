import type { ReactNode } from 'react'

/** The classes of a list of terms and what each stands for. */
export const factsClass =
  'grid grid-cols-1 gap-3 [&_dd]:wrap-anywhere [&_dd]:whitespace-pre-line [&_dt]:text-sm [&_dt]:text-soft [&_dd]:flex-[3_1_8rem] [&_dt]:flex-[1_1_7rem] [&>div]:flex [&>div]:items-baseline [&>div]:flex-wrap [&>div]:gap-x-4'

/** A term and what it stands for; nothing when there is nothing to say. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return children ? (
    <div>
      <dt>{term}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  ) : null
}
