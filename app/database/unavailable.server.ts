const prismas = /^P(1000|1001|1002|1003|1008|1010|1011|1017|2024|2028|2034|2037)$/
const sqlites = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB|PROTOCOL)(_|$)/
// Connection, rollback, read-only, resources, lock, timeout, shutdown, disk.
const sqlStates = /^(08...|40001|40P01|25006|53...|55P03|57014|57P0.|58...)$/
const systemCodes =
  /^(ECONN(REFUSED|RESET|ABORTED)|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOSPC|EDQUOT|EROFS|EFBIG|EIO)$/
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/

// What the PostgreSQL adapter makes of a socket's error; of SQL by hand Prisma passes on only this.
const kinds = /^(ConnectionClosed|DatabaseNotReachable|SocketTimeout)$/

const codes = [prismas, sqlites, sqlStates, systemCodes]

type Known = Record<
  'code' | 'originalCode' | 'kind' | 'name' | 'message' | 'cause' | 'meta' | 'trouble',
  unknown
>

/** Whether an error means that the database is unreachable, busy, full, damaged or read-only; else it is a bug. */
export function isUnavailable(error: unknown): boolean {
  return layersOf(error).some(
    ({ code, originalCode, kind, name, message }) =>
      name === 'StorageError' ||
      kinds.test(String(kind)) ||
      messages.test(String(message)) ||
      [code, originalCode].some((each) => codes.some((known) => known.test(String(each)))),
  )
}

/** An error and what caused it, outermost first: Prisma wraps the adapter's error, and the adapter the driver's. */
export function layersOf(error: unknown, depth = 5): Known[] {
  if (typeof error !== 'object' || error === null || depth === 0) return []
  const known = error as Known
  const { driverAdapterError } = (known.meta ?? {}) as { driverAdapterError?: unknown }
  return [known, ...layersOf(known.cause, depth - 1), ...layersOf(driverAdapterError, depth - 1)]
}
