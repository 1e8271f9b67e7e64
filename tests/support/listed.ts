/** Returns the items of a list whose lines and items are separated by line breaks and bars. */
export const listed = (text: string): string[] => text.trim().split(/ *[|\n] */)
