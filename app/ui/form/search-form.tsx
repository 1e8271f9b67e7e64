import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Button } from '~/ui/button'
import { controlClass, labelClass } from './fields'

type Props = {
  action: string
  /** What is looked for now. */
  q: string | undefined
  label: string
  button: string
  /** Hidden fields that stay as they are. */
  children?: ReactNode
}

/** A field that searches a list in words, with its button. */
export function SearchForm({ action, q, label, button, children }: Props) {
  return (
    <Form action={action} role="search" className="search">
      <label className={labelClass} htmlFor="q">
        {label}
      </label>
      {children}
      {/* Phones here are shared: no autocompletion of earlier searches. */}
      <input
        key={q}
        id="q"
        name="q"
        type="search"
        className={controlClass}
        dir="auto"
        defaultValue={q}
        autoComplete="off"
      />
      <Button variant="quiet">{button}</Button>
    </Form>
  )
}
