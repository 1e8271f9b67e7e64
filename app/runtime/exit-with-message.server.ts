/** Something that whoever starts the process has to put right; its message is for them, in one line. */
export class StartError extends Error {}

/** Ends the process with exit code 1 and one line that says why. */
export function exitWithMessage(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
