import type { ReactNode } from 'react'
import { useHydrated } from '~/ui/hydrated'

type Props = { pending: boolean; disabled?: boolean; children: ReactNode }

/** The button that sends a form; while it is being sent, or where the spec says so, it is disabled. */
export function SubmitButton({ pending, disabled = false, children }: Props) {
  const isHydrated = useHydrated()
  return (
    <button className="button" disabled={isHydrated && (pending || disabled)}>
      {children}
    </button>
  )
}
