/** A problem for the operator to fix; the message is one line for them. */
export class StartError extends Error {}

/** Ends the process with exit code 1 and a line on stderr. */
export function exitWithMessage(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
