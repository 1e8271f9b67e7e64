import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { NoticesInDialog } from '~/ui/feedback/notice-region'

type Props = {
  title: string
  /** A closed dialog that stays in the page keeps what was typed into it. */
  isOpen?: boolean
  onClose: () => void
  children: ReactNode
}

/** A native modal dialog: returns the focus however it closes, closes on Escape, makes the page behind inert. */
export function Dialog({ title, isOpen = true, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // In a layout effect, whose end still finds the dialog in the page: one that is removed returns no focus.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!isOpen) return
    element?.showModal()
    return () => element?.close()
  }, [isOpen])
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId}>{title}</h2>
      {children}
      <NoticesInDialog isOpen={isOpen} />
    </dialog>
  )
}
