/**
 * All that a query finds, in pages, so that it may be of any length.
 * @param pageSize how many rows a page has, but for the last
 * @param read the page after a row, or the first
 */
export async function* paginate<Row extends Last, Last>(
  pageSize: number,
  read: (last?: Last) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let page = await read()
  while (page.length) {
    yield page
    page = page.length === pageSize ? await read(page.at(-1)) : []
  }
}
