/** Where a log goes, one or more lines at a time. */
type Destination = { write(lines: string): unknown }

/**
 * Writes the first line of a turn of the event loop at once and the others together, so that many requests do not cost
 * a write each. What is logged last is written when the process exits.
 */
export function writeOnceATurn(destination: Destination): Destination {
  let isCollecting = false
  let waiting = ''

  function flush() {
    const lines = waiting
    isCollecting = false
    waiting = ''
    if (lines) destination.write(lines)
  }

  process.on('exit', flush)
  return {
    write(line) {
      if (isCollecting) return void (waiting += line)
      isCollecting = true
      setImmediate(flush)
      destination.write(line)
    },
  }
}
