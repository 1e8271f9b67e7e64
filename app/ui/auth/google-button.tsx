import type { ReactNode } from 'react'
import { buttonClass } from '~/ui/button'
import { isTicked } from '~/ui/form/is-ticked'
import { useHydrated } from '~/ui/hydrated'

type Props = {
  redirectTo: string | null
  /** The checkbox for a phone that others use too, and the label of the second link. */
  sharedDevice?: { id: string; label: string }
  /** True to confirm the signed-in member. Another Google account is then refused. */
  isConfirmation?: boolean
  children: ReactNode
}

/**
 * A plain link to Google, which leaves the site and returns to `redirectTo`. Until the page is hydrated, and in browsers
 * where it never is, there is a second link, for shared phones.
 */
export function GoogleButton({ redirectTo, sharedDevice, isConfirmation, children }: Props) {
  const isHydrated = useHydrated()
  const hrefTo = (isShared = false) => {
    const query = new URLSearchParams({
      ...(redirectTo && { redirectTo }),
      ...(isShared && { sharedDevice: 'on' }),
      ...(isConfirmation && { confirm: 'on' }),
    }).toString()
    return `/api/auth/google${query && `?${query}`}`
  }
  return (
    <>
      <p>
        <a
          className={buttonClass({ variant: 'quiet' })}
          href={hrefTo()}
          onClick={({ currentTarget }) => {
            currentTarget.href = hrefTo(Boolean(sharedDevice && isTicked(sharedDevice)))
          }}
        >
          {children}
        </a>
      </p>
      {sharedDevice && !isHydrated && (
        <p>
          <a href={hrefTo(true)}>{sharedDevice.label}</a>
        </p>
      )}
    </>
  )
}
