import { redirect } from '@remix-run/node'

/** Leads, after a change, to a place on a page that may be the one that is open. */
export function redirectToChanged(url: string) {
  // Where only the fragment differs, the router would load nothing if another form came back meanwhile.
  return redirect(url, { status: 303, headers: { 'X-Remix-Revalidate': 'yes' } })
}
