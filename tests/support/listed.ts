/** Returns the items of a list whose lines and items are separated by line breaks and bars. */
export const listed = (text: string): string[] => text.trim().split(/ *[|\n] */)

/** Returns the pairs of a list like `one = other | one = other`. */
export const listedPairs = (text: string): [string, string][] =>
  listed(text).map((pair) => pair.split(' = ') as [string, string])
