import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Button, Icon } from '~/ui/button'
import { labelClass } from './fields'

type Props = {
  action: string
  /** What is looked for now. */
  q: string | undefined
  label: string
  button: string
  /** Whether phones show the field with an icon alone, in one row with another button. */
  isCompact?: boolean
  /** Hidden fields that stay as they are. */
  children?: ReactNode
}

const formClass = 'search flex min-w-0 flex-1 flex-wrap gap-x-2 gap-y-1'
const fieldClass =
  'min-h-11 max-w-field min-w-0 flex-1 rounded-xl border border-edge bg-raised px-3 py-2'
const compactButtonClass =
  'h-12.5 max-md:w-11 max-md:flex-none max-md:justify-start max-md:overflow-hidden max-md:px-3'

/** A field that searches a list in words, with its button. */
export function SearchForm({ action, q, label, button, isCompact = false, children }: Props) {
  return (
    <Form
      action={action}
      role="search"
      className={isCompact ? `${formClass} max-md:basis-32 max-md:flex-nowrap` : formClass}
    >
      <label
        className={isCompact ? 'w-full font-semibold max-md:sr-only' : `${labelClass} w-full`}
        htmlFor="q"
      >
        {label}
      </label>
      {children}
      {/* Phones here are shared: no autocompletion of earlier searches. */}
      <input
        key={q}
        id="q"
        name="q"
        type="search"
        className={isCompact ? `${fieldClass} h-12.5` : fieldClass}
        dir="auto"
        defaultValue={q}
        autoComplete="off"
      />
      <Button variant="quiet" className={isCompact ? compactButtonClass : undefined}>
        {isCompact && (
          <span className="me-4 md:hidden">
            <Icon name="search" />
          </span>
        )}
        {button}
      </Button>
    </Form>
  )
}
