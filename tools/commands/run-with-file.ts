import { endWith } from './end-with'

/**
 * Runs a command that takes one file and prints its result; exit 1 with a message if it fails or no file is named.
 * @param name the npm script's name
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
