/** Ends a command in words, with exit 1. */
export function endWith(words: string): void {
  process.stderr.write(`${words}\n`)
  process.exitCode = 1
}
