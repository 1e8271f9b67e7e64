import * as Radix from '@radix-ui/react-tooltip'
import { forwardRef, useImperativeHandle, useState, type RefObject } from 'react'
import { useTooltipOpening } from './tooltip-opening'

type Place = RefObject<HTMLElement>

/**
 * The bubble of a tooltip. Radix wants to render the trigger itself, which would make a new button
 * and lose the focus; so it is handed the element that is already there.
 */
export function TooltipBubble({ place, label }: { place: Place; label: string }) {
  const [isOpen, setIsOpen] = useState(false)
  useTooltipOpening(place, isOpen, setIsOpen)
  return (
    <Radix.Provider>
      <Radix.Root open={isOpen} onOpenChange={setIsOpen}>
        <Radix.Trigger asChild>
          <Adopted place={place} />
        </Radix.Trigger>
        <Radix.Portal container={place.current?.parentElement}>
          <Radix.Content className="tooltip" sideOffset={4} collisionPadding={8}>
            {label}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}

const Adopted = forwardRef<HTMLElement | null, { place: Place }>(function Adopted({ place }, ref) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => place.current, [place])
  return null
})
