/**
 * The first key that an object in a JSON text has twice, or `__proto__`; null if there is none.
 * `JSON.parse` keeps the last of several without a word.
 * @param text valid JSON
 */
export function findRepeatedKey(text: string): string | null {
  // The keys of each open object; null for an open array.
  const open: (Set<string> | null)[] = []
  for (const [token] of text.matchAll(tokens)) {
    if (token === '{') open.push(new Set())
    else if (token === '[') open.push(null)
    else if (token === '}' || token === ']') open.pop()
    else if (token.endsWith(':')) {
      const key = JSON.parse(token.slice(0, -1)) as string
      const keys = open.at(-1)
      if (key === '__proto__' || keys?.has(key)) return key
      keys?.add(key)
    }
  }
  return null
}

// A string and, after a key, its colon; outside strings, what opens and closes.
const tokens = /"(?:[^"\\]|\\.)*"(?:[ \t\n\r]*:)?|[{}[\]]/g
