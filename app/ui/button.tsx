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

/** The classes of a `summary` element, with its triangle in the margin before it. */
export const summaryClass = 'ms-5 min-h-11 cursor-pointer list-outside py-2'

/** The classes of a link alone in its row, high enough for a finger. */
export const touchLinkClass = 'inline-flex min-h-11 items-center'

type Variant = VariantProps<typeof buttonClass>
type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & Variant

/** A button. In a form it submits, unless it has another type. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant, className, ...attributes },
  ref,
) {
  return <button {...attributes} ref={ref} className={buttonClass({ variant, className })} />
})

/**
 * The button that Enter in a field presses: the form's first button in the page. Place it before buttons that do
 * something else with the form. It adds no field to the form. It is not `hidden`, because Safari skips such buttons.
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

/** The classes of a round button with only an icon. */
export const iconButtonClass =
  'icon-button inline-grid size-11 place-items-center rounded-full hover:bg-tint'

type IconProps = {
  /** The lines of the icon, in a square of 24 by 24. */
  shape: string
  size?: string
  className?: string
}

/** An icon in the text's colour. It keeps its size without style sheets too. */
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
