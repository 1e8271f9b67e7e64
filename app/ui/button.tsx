import { Link, type LinkProps } from '@remix-run/react'
import { cva, type VariantProps } from 'class-variance-authority'
import { forwardRef, type ButtonHTMLAttributes } from 'react'

/** The classes of a button, for elements that are neither `Button` nor `LinkButton`. */
export const buttonClass = cva(
  'button inline-flex min-h-11 items-center justify-center rounded-xl border px-5 py-1.5 leading-heading font-semibold no-underline',
  {
    variants: {
      variant: {
        primary:
          'border-action bg-action text-on-action visited:text-on-action hover:bg-action-deep hover:text-on-action',
        quiet:
          'button-quiet border-edge text-action visited:text-action hover:bg-tint hover:text-action-deep',
        danger:
          'border-danger bg-danger text-on-action visited:text-on-action hover:text-on-action',
      },
    },
    defaultVariants: { variant: 'primary' },
  },
)

/** The line of a fold, with its triangle in the room before it. */
export const summaryClass = 'ms-5 min-h-11 cursor-pointer list-outside py-2'

/** The classes of a link alone in its row: as high as a finger needs. */
export const touchLinkClass = 'inline-flex min-h-11 items-center'

type Variant = VariantProps<typeof buttonClass>
type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & Variant

/** A button; in a form it submits, unless it has another type. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant, className, ...attributes },
  ref,
) {
  return <button {...attributes} ref={ref} className={buttonClass({ variant, className })} />
})

/**
 * What Enter in a field presses: a form's first button in the page. Stands before those that do something else with the
 * form. It has no name for the form, and is not `hidden`, because Safari passes over such buttons.
 */
export function DefaultButton({ form }: { form: string }) {
  return (
    <button form={form} className="sr-only" aria-hidden="true" tabIndex={-1}>
      ↵
    </button>
  )
}

/** A link inside the site that looks like a button. */
export function LinkButton({ variant, className, ...attributes }: LinkProps & Variant) {
  return <Link {...attributes} className={buttonClass({ variant, className })} />
}

/** The classes of a round button with an icon alone. */
export const iconButtonClass =
  'icon-button inline-grid size-11 place-items-center rounded-full hover:bg-tint'

type IconProps = {
  /** Its lines, in a square of 24 by 24. */
  shape: string
  size?: string
  className?: string
}

/** An icon in the text's colour, which has its size without style sheets too. */
export function Icon({ shape, size = '1.25rem', className }: IconProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d={shape} />
    </svg>
  )
}

/** The icon of a button that closes something. */
export function CloseIcon() {
  return <Icon shape="m5 5 14 14M19 5 5 19" />
}
