/**
 * The page of a list to which a form on it leads: the one that it was sent from, or the first page once that one is empty.
 * @param path the path of the list
 * @param isEmpty whether the page with this cursor has nothing left
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
