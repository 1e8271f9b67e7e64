const requestNumber = /tell us this number: ([0-9a-f-]{36})/

/**
 * Adds to each fault what the site's log says of its request.
 * @param log the log's lines, as `site.log()` returns them
 */
export function explain(faults: string[], log: string): string[] {
  const lines = log.split('\n')
  return faults.map((fault) => {
    const number = requestNumber.exec(fault)?.[1]
    const about = number ? lines.filter((line) => line.includes(number)) : []
    return [fault, ...about].join('\n    ')
  })
}
