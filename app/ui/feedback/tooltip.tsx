import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { TooltipBubble } from './tooltip-bubble'

type Props = { label: string; children: ReactNode }

/** A tooltip for an icon button, which has the same accessible name; the library loads on first use. */
export function Tooltip({ label, children }: Props) {
  const anchor = useRef<HTMLSpanElement>(null)
  const [Bubble, setBubble] = useState<typeof TooltipBubble | null>(null)
  useEffect(() => {
    const element = anchor.current
    const load = () =>
      import('./tooltip-bubble').then(
        (module) => setBubble(() => module.TooltipBubble),
        () => undefined,
      )
    // Touch neither hovers nor shows focus: it would load the library for nothing.
    element?.addEventListener('pointerenter', (event) => {
      if (event.pointerType !== 'touch') void load()
    })
    element?.addEventListener('focusin', () => {
      if (element.querySelector(':focus-visible')) void load()
    })
  }, [])
  return (
    <span className="tooltip-anchor inline-flex" ref={anchor}>
      {children}
      {Bubble && <Bubble anchor={anchor} label={label} />}
    </span>
  )
}
