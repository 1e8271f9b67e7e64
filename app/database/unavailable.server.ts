const prismas = /^P(1000|1001|1002|1003|1008|1010|1011|1017|2024|2028|2034|2037)$/
const sqlites = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB|PROTOCOL)(_|$)/
// Connection, transaction rolled back, read-only, resources, lock, cancelled by a timeout, shutting down, disk.
const postgresqls = /^(08...|40001|40P01|25006|53...|55P03|57014|57P0.|58...)$/
const systems =
  /^(ECONN(REFUSED|RESET|ABORTED)|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOSPC|EDQUOT|EROFS|EFBIG|EIO)$/
// What the PostgreSQL driver says without a code.
const sayings =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/

const codes = [prismas, sqlites, postgresqls, systems]

type Known = Record<'code' | 'originalCode' | 'name' | 'message' | 'cause' | 'meta', unknown>

/**
 * Tells whether something failed because the database is away, busy, full, damaged or read-only, on either database;
 * everything else is a bug, or a refusal that somebody should have foreseen.
 * @param error whatever was caught: a driver's error, Prisma's, or one of ours
 */
export function isUnavailable(error: unknown): boolean {
  return layersOf(error).some(
    ({ code, originalCode, name, message }) =>
      name === 'StorageError' ||
      sayings.test(String(message)) ||
      [code, originalCode].some((each) => codes.some((known) => known.test(String(each)))),
  )
}

// Prisma puts the adapter's error inside its own, and the adapter the driver's.
function layersOf(error: unknown, depth = 5): Known[] {
  if (typeof error !== 'object' || error === null || depth === 0) return []
  const known = error as Known
  const { driverAdapterError } = (known.meta ?? {}) as { driverAdapterError?: unknown }
  return [known, ...layersOf(known.cause, depth - 1), ...layersOf(driverAdapterError, depth - 1)]
}
