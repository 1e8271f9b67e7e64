/**
 * The items that fit into so many bytes, in order, but always the first, so that every page goes on.
 * @returns them, and what is left
 */
export function fitItems<Item>(items: Item[], bytes: number, bytesOf: (item: Item) => number) {
  const { fitting, left } = fit(items, bytes, bytesOf)
  const [first] = items
  if (fitting.length || first === undefined) return { fitting, left }
  return { fitting: [first], left: 0 }
}

/**
 * The first items of each list that fit into so many bytes together. No list takes what the later ones would miss;
 * what one leaves is for them.
 */
export function fitLists<Item>(
  lists: Item[][],
  bytes: number,
  bytesOf: (item: Item) => number,
): Item[][] {
  let rest = bytes
  return lists.map((list, index) => {
    const share = rest / (lists.length - index)
    const { fitting, left } = fit(list, share, bytesOf)
    rest -= share - left
    return fitting
  })
}

function fit<Item>(items: Item[], bytes: number, bytesOf: (item: Item) => number) {
  let left = bytes
  const fitting: Item[] = []
  for (const item of items) {
    const size = bytesOf(item)
    if (size > left) break
    left -= size
    fitting.push(item)
  }
  return { fitting, left }
}
