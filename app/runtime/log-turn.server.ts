/** Where a log goes, one or more lines at a time. */
type Destination = { write(lines: string): unknown }

/**
 * Writes the lines of a turn of the event loop together, so that many requests do not cost a write each. What is
 * logged last is written when the process exits.
 */
export function writeOnceATurn(destination: Destination): Destination {
  let waiting = ''

  function flush() {
    const lines = waiting
    waiting = ''
    if (lines) destination.write(lines)
  }

  process.on('exit', flush)
  return {
    write(line) {
      if (!waiting) setImmediate(flush)
      waiting += line
    },
  }
}
