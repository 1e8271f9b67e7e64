import { useEffect, useRef, type ReactNode } from 'react'
import { useHydrated } from '~/ui/hydrated'

type Props = { pending: boolean; disabled?: boolean; children: ReactNode }

/** A submit button, disabled while the form is being sent. Afterwards it has the focus again, unless something else has it. */
export function SubmitButton({ pending, disabled = false, children }: Props) {
  const isHydrated = useHydrated()
  const button = useRef<HTMLButtonElement>(null)
  // Browsers take the focus from a button that is disabled.
  const hadFocus = useRef(false)
  useEffect(() => {
    if (pending) {
      const { activeElement } = document
      hadFocus.current = activeElement === button.current || activeElement === document.body
    } else if (hadFocus.current) {
      hadFocus.current = false
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
    }
  }, [pending])
  return (
    <button ref={button} className="button" disabled={isHydrated && (pending || disabled)}>
      {children}
    </button>
  )
}
