import { readFileSync } from 'node:fs'

/** A curl call in `docs/api.md`, with its `$NAME` variables. */
export type DocumentedCall = { line: string; method: string; url: string; body?: string }

/**
 * Reads the curl lines of a document.
 * @throws {Error} for an unknown option, so that every documented call is tried
 */
export function documentedCalls(file: string): DocumentedCall[] {
  const blocks = [...readFileSync(file, 'utf8').matchAll(/```sh\n([\s\S]*?)```/g)]
  return blocks.flatMap(([, block = '']) => block.trim().split('\n').map(parse))
}

function parse(line: string): DocumentedCall {
  const [program, ...words] = splitWords(line)
  if (program !== 'curl') throw new Error(`not a curl line: ${line}`)
  let [method, url, body]: (string | undefined)[] = []
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (word === '-X') method = words.shift()
    else if (word === '--json') body = words.shift()
    else if (word === '-b' || word === '-c') words.shift()
    else if (word.startsWith('-') || url) throw new Error(`not understood: ${word} in ${line}`)
    else url = word
  }
  if (!url) throw new Error(`no address: ${line}`)
  return { line, method: method ?? (body === undefined ? 'GET' : 'POST'), url, body }
}

// Shell arguments: unquoted, in single quotes, or in double quotes with \" inside.
function splitWords(line: string) {
  return [...line.matchAll(/'([^']*)'|"((?:\\.|[^"\\])*)"|(\S+)/g)].map(
    ([, single, double, bare]) => single ?? double?.replace(/\\(.)/g, '$1') ?? bare ?? '',
  )
}
