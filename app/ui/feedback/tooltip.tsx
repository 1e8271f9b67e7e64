import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { TooltipBubble } from './tooltip-bubble'

type Props = { label: string; children: ReactNode }

/** Shows what an icon button does. The button carries the same name; the library comes on first use. */
export function Tooltip({ label, children }: Props) {
  const place = useRef<HTMLSpanElement>(null)
  const [Bubble, setBubble] = useState<typeof TooltipBubble | null>(null)
  useEffect(() => {
    const element = place.current
    const load = () =>
      void import('./tooltip-bubble').then(
        (module) => setBubble(() => module.TooltipBubble),
        () => undefined,
      )
    element?.addEventListener('pointerenter', load, { once: true })
    element?.addEventListener('focusin', load, { once: true })
  }, [])
  return (
    <span className="tooltip-place" ref={place}>
      {children}
      {Bubble && <Bubble place={place} label={label} />}
    </span>
  )
}
