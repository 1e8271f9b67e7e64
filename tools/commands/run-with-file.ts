import { endWith } from './end-with'
import { run } from './run'

/**
 * Runs a command that takes one file and prints its result. Exit 1 with a message if it fails or no file is named.
 * @param name the npm script's name
 * @param known the options that it takes in addition to the file
 */
export async function runWithFile(
  name: string,
  known: string[],
  command: (file: string, options: string[]) => Promise<string>,
): Promise<void> {
  const words = process.argv.slice(2)
  const options = words.filter((word) => known.includes(word))
  const [file, ...others] = words.filter((word) => !known.includes(word))
  if (!file || file.startsWith('--') || others.length)
    return endWith(
      `Usage: npm run ${name} -- <file>${known.map((option) => ` [${option}]`).join('')}`,
    )
  await run(async () => {
    process.stdout.write(`${await command(file, options)}\n`)
  })
}
