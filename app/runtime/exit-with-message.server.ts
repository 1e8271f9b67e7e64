/** A problem that the operator must fix, with a one-line message. */
export class StartError extends Error {}

/** Ends the process with exit code 1 and a line on stderr. */
export function exitWithMessage(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
