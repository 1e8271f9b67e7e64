/** Calls `work` for each item, twenty at a time. More at once would wait for connections. */
export async function inBatches<Item, Value>(
  items: Item[],
  work: (item: Item) => Promise<Value>,
): Promise<Value[]> {
  const done: Value[] = []
  for (let start = 0; start < items.length; start += 20)
    done.push(...(await Promise.all(items.slice(start, start + 20).map(work))))
  return done
}
