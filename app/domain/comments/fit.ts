/** The leading items that fit into `bytes`, at least one, and the bytes left. */
export function fitItems<Item>(items: Item[], bytes: number, bytesOf: (item: Item) => number) {
  const { fitting, left } = fit(items, bytes, bytesOf)
  const [first] = items
  if (fitting.length || first === undefined) return { fitting, left }
  return { fitting: [first], left: 0 }
}

/** The leading items of each list that fit into `bytes` together; each list may use its share and what is left. */
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
