/**
 * Returns the items in random order. Rows that are written in this order do not reveal the order in which they were
 * read.
 */
export function shuffled<T>(items: T[]): T[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)
}
