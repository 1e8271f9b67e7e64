/** Reads all rows of a query page by page; `read` gets the last row of the previous page. */
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
