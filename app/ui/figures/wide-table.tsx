import type { ReactNode } from 'react'

type Props = {
  /** The id of the table's heading. */
  labelledBy: string
  children: ReactNode
}

/** A table that scrolls by itself when it is wider than the screen. */
export function WideTable({ labelledBy, children }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without a pointer the keys scroll it
    <div role="group" aria-labelledby={labelledBy} tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse" aria-labelledby={labelledBy}>
        {children}
      </table>
    </div>
  )
}
