import { cva, type VariantProps } from 'class-variance-authority'
import type { HTMLAttributes } from 'react'

/** The classes of a box with a coloured edge around what stands apart from its screen. */
export const cardClass =
  'panel rounded-xl border border-s-3 border-line border-s-accent bg-raised px-5 py-4 [&_h2]:text-lg [&>*+*]:mt-2'

const chipClass = cva('badge inline-block rounded-2xl border px-3 text-sm', {
  variants: {
    tone: {
      plain: 'border-edge',
      good: 'border-success text-success',
      bad: 'border-danger text-danger',
    },
  },
  defaultVariants: { tone: 'plain' },
})

type ChipProps = HTMLAttributes<HTMLSpanElement> & VariantProps<typeof chipClass>

/** One or two words about what it stands beside. */
export function Chip({ tone, className, ...attributes }: ChipProps) {
  return <span {...attributes} className={chipClass({ tone, className })} />
}
