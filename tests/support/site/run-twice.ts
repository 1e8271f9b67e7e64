import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/**
 * Runs TypeScript-aware ES module source in two Node processes that start together, in the
 * repository's root and with this process's environment.
 * @param source reads its arguments from `process.argv[1]` on
 * @returns what each of the two printed
 * @throws {Error} when either fails
 */
export async function runTwice(source: string, ...args: string[]): Promise<string[]> {
  const options = ['--import', 'tsx', '--input-type=module', '--eval', source, ...args]
  const run = () => promisify(execFile)(process.execPath, options)
  const outputs = await Promise.all([run(), run()])
  return outputs.map(({ stdout }) => stdout)
}

/**
 * Names a source file for `await import(process.argv[1])`.
 * @param file from the repository's root
 */
export function sourceUrl(file: string): string {
  return new URL(`../../../${file}`, import.meta.url).href
}
