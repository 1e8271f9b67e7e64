import type { ReactNode } from 'react'

type Props = { redirectTo: string | null; children: ReactNode }

/** The way to Google and back to `redirectTo`; a plain link, which leaves the site. */
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
