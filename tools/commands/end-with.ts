/** Prints a message and ends the command with exit code 1. */
export function endWith(message: string): void {
  process.stderr.write(`${message}\n`)
  process.exitCode = 1
}
