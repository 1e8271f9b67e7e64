import { endWith } from './end-with'

/**
 * Runs an operator's command that takes one file, and prints what it answers; exit 1 with the reason in words when it
 * fails or no file is named.
 * @param name the command's, as `npm run` knows it
 */
export async function runWithFile(
  name: string,
  command: (file: string) => Promise<string>,
): Promise<void> {
  const [file, ...others] = process.argv.slice(2)
  if (!file || others.length) return endWith(`Usage: npm run ${name} -- <file>`)
  try {
    process.stdout.write(`${await command(file)}\n`)
  } catch (error) {
    endWith((error as Error).message)
  }
}
