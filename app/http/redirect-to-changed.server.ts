import { redirect } from '@remix-run/node'

/** Leads, after a change, to a place on a page that may be the one that is open. */
export function redirectToChanged(url: string) {
  // If only the fragment differs, the router loads nothing when another form has returned in the meantime.
  return redirect(url, { status: 303, headers: { 'X-Remix-Revalidate': 'yes' } })
}
