import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { NoticesInDialog } from '../feedback/notice-region'

type Props = {
  title: string
  /** What is asked before something is done: the dialog is then announced with it. */
  question?: string
  /** A closed dialog that stays in the page keeps what was typed into it. */
  isOpen?: boolean
  onClose: () => void
  children: ReactNode
}

/** A native modal dialog: returns the focus however it closes, closes on Escape, makes the page behind inert. */
export function Dialog({ title, question, isOpen = true, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const questionId = useId()
  // In a layout effect, whose end still finds the dialog in the page: one that is removed returns no focus.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!isOpen) return
    element?.showModal()
    return () => element?.close()
  }, [isOpen])
  return (
    <dialog
      ref={dialog}
      className="dialog"
      role={question && 'alertdialog'}
      aria-labelledby={titleId}
      aria-describedby={question && questionId}
      onClose={onClose}
    >
      <h2 id={titleId}>{title}</h2>
      {question && <p id={questionId}>{question}</p>}
      {children}
      <NoticesInDialog isOpen={isOpen} />
    </dialog>
  )
}
