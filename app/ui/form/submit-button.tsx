import type { ReactNode } from 'react'
import { useHydrated } from '~/ui/hydrated'

type Props = { pending: boolean; disabled?: boolean; children: ReactNode }

/** A submit button, disabled while the form is being sent. */
export function SubmitButton({ pending, disabled = false, children }: Props) {
  const isHydrated = useHydrated()
  return (
    <button className="button" disabled={isHydrated && (pending || disabled)}>
      {children}
    </button>
  )
}
