import { redirect } from '@remix-run/node'

/** Redirects from a further page of a list to its first page, if items have gone and the page has become empty. */
export function leaveEmptyPage(request: Request, items: unknown[]): void {
  const { pathname, searchParams } = new URL(request.url)
  if (items.length || !searchParams.has('cursor')) return
  searchParams.delete('cursor')
  throw redirect(searchParams.size ? `${pathname}?${searchParams}` : pathname, 303)
}

/**
 * The page of a list to show after a form on it. This is the page that sent the form, or the first page if that page is
 * now empty.
 * @param path the path of the list
 * @param isEmpty true when the page with this cursor is empty
 */
export async function listPageAfter(
  request: Request,
  path: string,
  isEmpty: (cursor: string) => Promise<boolean>,
): Promise<string> {
  const cursor = new URL(request.url).searchParams.get('cursor')
  if (!cursor || (await isEmpty(cursor))) return path
  return `${path}?${new URLSearchParams({ cursor })}`
}
