import { Form } from '@remix-run/react'
import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { Button, Icon } from '~/ui/button'

type Props = {
  action: string
  /** The current search. */
  q: string | undefined
  label: string
  button: string
  /**
   * On phones, leaves space for another button in the row. Only screen readers read the label then, and the search
   * button is an icon in the field.
   */
  isCompact?: boolean
  /** Hidden fields that stay as they are. */
  children?: ReactNode
}

const formClass = cva('search flex min-w-0 flex-1 flex-wrap gap-x-2 gap-y-1', {
  variants: { isCompact: { true: 'max-md:basis-32 max-md:flex-nowrap' } },
})
const labelClass = cva('w-full font-semibold', {
  variants: { isCompact: { true: 'max-md:sr-only' } },
})
const inputClass = cva(
  'h-12.5 min-h-11 max-w-field min-w-0 flex-1 rounded-xl border border-edge bg-raised px-3 py-2 placeholder:text-soft',
  { variants: { isCompact: { true: 'pe-11' } } },
)
const submitClass = cva('h-12.5', {
  variants: {
    isCompact: {
      true: 'max-md:-ms-13 max-md:w-11 max-md:flex-none max-md:justify-start max-md:overflow-hidden max-md:px-3 max-md:not-supports-[inset:0]:-ms-14',
    },
  },
})

/** A field that searches a list by words, with its button. */
export function SearchForm({ action, q, label, button, isCompact, children }: Props) {
  return (
    <Form action={action} role="search" className={formClass({ isCompact })}>
      <label className={labelClass({ isCompact })} htmlFor="q">
        {label}
      </label>
      {children}
      {/* Phones here are shared: no autocompletion of earlier searches. */}
      <input
        key={q}
        id="q"
        name="q"
        type="search"
        className={inputClass({ isCompact })}
        dir="auto"
        // Phones do not show the label.
        placeholder={isCompact ? button : undefined}
        defaultValue={q}
        autoComplete="off"
      />
      <Button variant="quiet" className={submitClass({ isCompact })}>
        {isCompact && (
          <span className="me-4 md:hidden">
            <Icon
              shape="m16 16 5 5M10 17a7 7 0 1 1 0-14 7 7 0 0 1 0 14Z"
              className="inline-block"
            />
          </span>
        )}
        {button}
      </Button>
    </Form>
  )
}
