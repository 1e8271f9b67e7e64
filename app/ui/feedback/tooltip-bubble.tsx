import * as Radix from '@radix-ui/react-tooltip'
import { forwardRef, useImperativeHandle, useState, type RefObject } from 'react'
import { useTooltipOpening } from './tooltip-opening'

type Anchor = RefObject<HTMLElement>

/**
 * A tooltip's bubble, anchored to an existing element: Radix would render the trigger itself, and a new button would
 * lose the focus.
 */
export function TooltipBubble({ anchor, label }: { anchor: Anchor; label: string }) {
  const [isOpen, setIsOpen] = useState(false)
  useTooltipOpening(anchor, setIsOpen)
  return (
    <Radix.Provider>
      <Radix.Root open={isOpen} onOpenChange={setIsOpen}>
        <Radix.Trigger asChild>
          <Adopted anchor={anchor} />
        </Radix.Trigger>
        <Radix.Portal container={anchor.current?.parentElement}>
          <Radix.Content
            className="tooltip z-3 rounded-lg border border-transparent bg-ink px-3 py-1 text-sm text-surface"
            sideOffset={4}
            collisionPadding={8}
          >
            {label}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}

const Adopted = forwardRef<HTMLElement | null, { anchor: Anchor }>(function Adopted(
  { anchor },
  ref,
) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => anchor.current, [anchor])
  return null
})
