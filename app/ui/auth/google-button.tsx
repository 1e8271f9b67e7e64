import type { ReactNode } from 'react'
import { buttonClass } from '~/ui/button'

type Props = { redirectTo: string | null; children: ReactNode }

/** A plain link to Google, which leaves the site and returns to `redirectTo`. */
export function GoogleButton({ redirectTo, children }: Props) {
  const query = redirectTo ? `?${new URLSearchParams({ redirectTo })}` : ''
  return (
    <p>
      <a className={buttonClass({ variant: 'quiet' })} href={`/api/auth/google${query}`}>
        {children}
      </a>
    </p>
  )
}
