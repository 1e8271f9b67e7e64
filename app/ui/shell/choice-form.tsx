import type { FormEventHandler, ReactNode } from 'react'

type Props = {
  name: 'theme' | 'lite' | 'titles'
  value: string
  returnTo: string
  onSubmit?: FormEventHandler
  /** Its button. */
  children: ReactNode
}

/** A choice that the server keeps, account or not: one button, which leads back to the page it was on. */
export function ChoiceForm({ name, value, returnTo, onSubmit, children }: Props) {
  return (
    <form method="post" action={`/preferences/${name}`} onSubmit={onSubmit}>
      <input type="hidden" name={name} value={value} />
      <input type="hidden" name="returnTo" value={returnTo} />
      {children}
    </form>
  )
}
