import type { FormEventHandler, ReactNode } from 'react'

type Props = {
  name: 'theme' | 'lite' | 'titles'
  value: string
  returnTo: string
  onSubmit?: FormEventHandler
  children: ReactNode
}

/**
 * A preference stored by the server, with or without an account: one button, which returns to the page. `data-stays`,
 * because a form with `onSubmit` needs no network (`offline-guard.ts`).
 */
export function ChoiceForm({ name, value, returnTo, onSubmit, children }: Props) {
  return (
    <form
      method="post"
      action={`/preferences/${name}`}
      data-stays={onSubmit && ''}
      onSubmit={onSubmit}
    >
      <input type="hidden" name={name} value={value} />
      <input type="hidden" name="returnTo" value={returnTo} />
      {children}
    </form>
  )
}
