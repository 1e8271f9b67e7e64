import type { ReactNode } from 'react'

/** A small drawing in the text's colour. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      className="forced-color-adjust-auto"
      width="160"
      height="120"
      viewBox="0 0 160 120"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}

/** An open book with a page flying away, for a URL with no page. */
export function LostDrawing() {
  return (
    <Drawing>
      <path d="M80 98Q58 82 20 86V46q38-4 60 12 22-16 60-12v40q-38-4-60 12ZV58" />
      <path className="stroke-accent" d="m92 14 26-6 8 26-26 6ZM100 22l12-3m-9 11 12-3" />
      <path strokeDasharray="2 8" d="M88 48q-6-12 2-20" />
    </Drawing>
  )
}

/** A lamp that went out, for a failure on our side. */
export function FailureDrawing() {
  return (
    <Drawing>
      <path d="M46 106h52M72 106V70L98 34" />
      <path d="M84 22l38 26-18 10-30-20Z" />
      <path className="stroke-accent" d="m118 66 4 12m-22-8-2 12m38-24 10 6" />
    </Drawing>
  )
}
