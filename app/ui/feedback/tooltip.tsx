import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { TooltipBubble } from './tooltip-bubble'

type Props = { label: string; children: ReactNode }

/** A tooltip for an icon button with the same accessible name. The library loads on first use. */
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
    // A touch neither hovers nor shows focus, so it must not load the library.
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
