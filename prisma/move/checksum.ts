import { createHash } from 'node:crypto'
import type { Step } from './copied-tables'
import { batchSize, batches } from './batches'
import type { Side } from './side'

export type Checksum = { rows: number; sum: string }

/** Number and checksum of a table's rows. The order does not matter, because databases sort text differently. */
export async function checksumOf(
  side: Side,
  table: Step,
  onRows: (rows: number) => void,
): Promise<Checksum> {
  let rows = 0
  let sum = 0n
  for await (const batch of batches(side, table, null, batchSize)) {
    for (const row of batch) sum += computeHash(JSON.stringify(row))
    rows += batch.length
    onRows(batch.length)
  }
  return { rows, sum: BigInt.asUintN(128, sum).toString(16).padStart(32, '0') }
}

function computeHash(text: string) {
  const bytes = createHash('sha256').update(text).digest()
  return (bytes.readBigUInt64LE(0) << 64n) | bytes.readBigUInt64LE(8)
}
