import * as Radix from '@radix-ui/react-tooltip'
import { forwardRef, useImperativeHandle, useState, type RefObject, useEffect } from 'react'

type Anchor = RefObject<HTMLElement>

/**
 * A tooltip's bubble, anchored to an existing element. Radix would render the trigger itself, and the new button would
 * not have the focus.
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
            // On a narrow screen it would cover the links below the icon.
            className="tooltip z-3 rounded-lg border border-transparent bg-ink px-3 py-1 text-sm text-surface max-md:hidden"
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

const openingDelay = 700
const skipDelay = 300
const closingDelay = 200

// The time at which the pointer or the focus left the last tooltip. The tooltip closes a moment later.
let lastLeftAt = 0
let closeLast: (() => void) | undefined

/**
 * Opens a tooltip after a delay on hover. Between neighbours and on keyboard focus it opens at once. Closes it when the
 * pointer or the focus leaves. Radix closes it on Escape and scroll.
 */
function useTooltipOpening(anchor: RefObject<HTMLElement>, setIsOpen: (isOpen: boolean) => void) {
  useEffect(() => {
    const element = anchor.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const cancel = () => clearTimeout(timer)
    let isShown = false
    const close = () => {
      cancel()
      isShown = false
      setIsOpen(false)
    }
    const leave = () => {
      if (isShown) lastLeftAt = Date.now()
    }
    const open = () => {
      cancel()
      if (closeLast !== close) closeLast?.()
      closeLast = close
      isShown = true
      setIsOpen(true)
    }
    const openSoon = () => {
      cancel()
      timer = setTimeout(open, Date.now() - lastLeftAt < skipDelay ? 0 : openingDelay)
    }
    // The tooltip stays while the pointer is over the bubble. Radix alone would wait for the pointer's next move.
    const closeSoon = () => {
      cancel()
      const isPointedAt = () => element.parentElement?.querySelector('.tooltip:hover')
      timer = setTimeout(() => (isPointedAt() ? closeSoon() : close()), closingDelay)
    }
    const openForKeyboard = () => {
      if (element.querySelector(':focus-visible')) open()
    }
    const openForPointer = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') openSoon()
    }

    // The pointer that loaded this module may still be over the element.
    if (element.matches(':hover')) openSoon()
    openForKeyboard()

    const listening = new AbortController()
    const { signal } = listening
    element.addEventListener('pointerenter', openForPointer, { signal })
    element.addEventListener('pointerleave', leave, { signal })
    element.addEventListener('pointerleave', closeSoon, { signal })
    element.addEventListener('focusout', leave, { signal })
    element.addEventListener('pointerdown', close, { signal })
    element.addEventListener('click', close, { signal })
    element.addEventListener('focusin', openForKeyboard, { signal })
    element.addEventListener('focusout', close, { signal })
    return () => {
      cancel()
      listening.abort()
    }
  }, [anchor, setIsOpen])
}
