import type { ReactNode } from 'react'

type Props = { redirectTo: string | null; children: ReactNode }

/** A plain link to Google, which leaves the site and returns to `redirectTo`. */
export function GoogleButton({ redirectTo, children }: Props) {
  const query = redirectTo ? `?${new URLSearchParams({ redirectTo })}` : ''
  return (
    <p>
      <a className="button button-quiet" href={`/api/auth/google${query}`}>
        {children}
      </a>
    </p>
  )
}
