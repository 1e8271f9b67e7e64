import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { NoticesInDialog } from '../feedback/notice-region'
import { QuickExitInDialog } from '../shell/site-frame'

/** The classes of a dialog that is a box in the middle of the window. */
export const boxClass = 'max-w-[30rem] max-w-[min(30rem,100vw-1rem)] p-4'

type Props = {
  title: string
  /** The question of a confirmation. Screen readers announce the dialog with it. */
  question?: string
  /** The classes for the dialog's size and shape. */
  className?: string
  /** A closed dialog that stays in the page keeps the text in its fields. */
  isOpen?: boolean
  onClose: () => void
  children: ReactNode
}

/** A native modal dialog. It always returns the focus, closes on Escape, and makes the page behind it inert. */
export function Dialog(props: Props) {
  const { title, question, className = boxClass, isOpen = true, onClose, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const questionId = useId()
  // A dialog whose content is still loading would give its focus to this link, and a second press would leave the site.
  const [hasExit, setHasExit] = useState(false)
  // The cleanup of a layout effect runs while the dialog is still in the page. A removed dialog returns no focus.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!isOpen) return
    element?.showModal()
    // oxlint-disable-next-line react/set-state-in-effect -- the link comes after the browser has placed the focus.
    setHasExit(true)
    return () => {
      element?.close()
      setHasExit(false)
    }
  }, [isOpen])
  return (
    <dialog
      ref={dialog}
      className={`dialog m-auto rounded-xl border border-edge bg-raised text-base text-ink backdrop:bg-[rgb(0_0_0/50%)] max-xl:max-h-[calc(100vh-8rem)] [&_.actions]:mt-5 ${className}`}
      role={question && 'alertdialog'}
      aria-labelledby={titleId}
      aria-describedby={question && questionId}
      onClose={onClose}
    >
      <h2 className="mb-4" id={titleId}>
        {title}
      </h2>
      {question && <p id={questionId}>{question}</p>}
      <NoticesInDialog isOpen={isOpen} />
      {children}
      {hasExit && <QuickExitInDialog />}
    </dialog>
  )
}
