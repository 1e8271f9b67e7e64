/** Where a log goes, one or more lines at a time. */
type Destination = { write(lines: string): unknown }

/**
 * Collects what is logged in one turn of the event loop, so that many requests cost one write. What is logged last is
 * written when the process exits.
 */
export function writeOnceATurn(destination: Destination): Destination {
  let waiting = ''
  const flush = () => {
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
